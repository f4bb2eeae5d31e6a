import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expand } from '../algebra/index.ts';
import { arbitraryTree } from '../notation/arbitrary-tree.ts';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { type ErrorContext, findTypicalError, typicalErrors } from './index.ts';
