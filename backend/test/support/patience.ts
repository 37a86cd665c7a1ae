// Patience for a busy machine; a test that needs more says so itself.
jest.setTimeout(30_000);
