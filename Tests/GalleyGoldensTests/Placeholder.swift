// The first file of these tests replaces this one.
