import type { Contract } from '../generate.ts'
import type { Finding } from '../places.ts'
import { checkExamples } from './examples.ts'
import { distinct } from './finder.ts'
import { checkOperations } from './operations.ts'
import { checkRefs, checkResources } from './resources.ts'
import { checkGates, checkRoutes, checkTabs } from './routes.ts'
import { checkBodies, checkSchemas } from './schemas.ts'
import { checkForms } from './screen-forms.ts'
import { checkScreenOperations } from './screen-operations.ts'
import { checkShape } from './screen-shape.ts'
import { checkTables } from './screen-tables.ts'
import { checkUsage } from './usage.ts'
import { checkVocabulary } from './vocabulary.ts'

type Check = (contract: Contract, today: string) => Finding[]

// Each stage is only told when those before it hold: what it would say of a broken shape would mislead.
const stages: readonly (readonly Check[])[] = [
  [checkShape, checkVocabulary, checkOperations, checkSchemas],
  [checkBodies, checkResources, checkScreenOperations, checkRoutes, checkTabs],
  [checkExamples, checkRefs, checkTables, checkForms, checkGates, checkUsage],
]

/** Everything that is wrong with the contract, by file and line. */
export function checkContract(contract: Contract, today: string): Finding[] {
  for (const stage of stages) {
    const found = distinct(stage.flatMap((check) => check(contract, today)))
    if (found.length > 0) return found.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
  }
  return []
}
