import { testCases } from '../testbot/check.ts'
import type { Check } from './candidate.ts'
import { heldBackExamples } from './held-back.ts'

/** The tests there are; other areas add theirs here. */
export const checks: readonly Check[] = [heldBackExamples, testCases]
