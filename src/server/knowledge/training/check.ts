import { runAutomaticCases } from '../testbot/check.ts'
import type { Check } from './candidate.ts'
import { checkHeldOutExamples } from './held-out-examples.ts'

/** All checks of a new model; other modules add theirs here. */
export const checks: readonly Check[] = [checkHeldOutExamples, runAutomaticCases]
