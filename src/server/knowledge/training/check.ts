import { testCases } from '../testbot/check.ts'
import type { Check } from './candidate.ts'
import { heldBackExamples } from './held-back.ts'

/** All checks of a new model; other modules add theirs here. */
export const checks: readonly Check[] = [heldBackExamples, testCases]
