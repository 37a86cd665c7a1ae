import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Patience for a busy machine: a condition that holds is not waited for.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);
