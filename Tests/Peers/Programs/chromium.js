// Chromium: an OffscreenCanvas kept for all buttons, and a page of one button for screenshots.
const peer = {
    fonts: ["icons", "latin", "han"],
    buttons: [],
    canvas: new OffscreenCanvas(240, 80),

    async load(name, base64) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        document.fonts.add(await new FontFace(name, bytes).load());
    },

    // Texts stand in the middle of the line, as its ascent and descent give it.
    baseline(context, text) {
        const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(text);
        return Math.round((80 - up - down) / 2 + up);
    },

    draw({ font, icon, title }) {
        const context = (this.context ??= this.canvas.getContext("2d", { alpha: false }));
        context.fillStyle = "#ffffff";
        context.fillRect(0, 0, 240, 80);
        context.strokeRect(0.5, 0.5, 239, 79);
        context.fillStyle = "#757374";
        context.font = `30px ${font}`;
        const titleWidth = context.measureText(title).width;
        const titleBaseline = this.baseline(context, title);
        context.font = "30px icons";
        const iconWidth = context.measureText(icon).width;
        const left = (240 - iconWidth - 10 - titleWidth) / 2;
        context.fillText(icon, left, this.baseline(context, icon));
        context.font = `30px ${font}`;
        context.fillText(title, left + iconWidth + 10, titleBaseline);
    },

    async png(count) {
        const start = performance.now();
        let bytes = 0;
        for (let index = 0; index < count; index++) {
            this.draw(this.buttons[index % this.buttons.length]);
            bytes += (await this.canvas.convertToBlob({ type: "image/png" })).size;
        }
        return [(performance.now() - start) / 1000, bytes];
    },

    // Shows a button on the page itself.
    show(number) {
        const { font, icon, title } = this.buttons[number % this.buttons.length];
        document.body.style.margin = 0;
        document.body.innerHTML =
            `<div style="box-sizing:border-box;width:240px;height:80px;border:1px solid #000;` +
            `background:#fff;color:#757374;font-size:30px;display:flex;gap:10px;align-items:center;` +
            `justify-content:center;white-space:nowrap"><span style="font-family:icons">${icon}` +
            `</span><span style="font-family:${font}">${title}</span></div>`;
    },
};
