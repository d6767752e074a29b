import type { Contract, Sources } from '../contract.ts'
import { byText } from '../load/files.ts'
import type { Finding } from '../places.ts'
import { checkExamples } from './examples.ts'
import { distinct } from './finder.ts'
import { checkOperations } from './operations.ts'
import { checkReadings } from './readings.ts'
import { checkRegisters } from './registers.ts'
import { checkRefs, checkResources } from './resources.ts'
import { checkGates, checkRoutes, checkTabs } from './routes.ts'
import { checkBodies, checkSchemas } from './schemas.ts'
import { checkForms } from './screen-forms.ts'
import { checkScreenOperations } from './screen-operations.ts'
import { checkShape } from './screen-shape.ts'
import { checkTables } from './screen-tables.ts'
import { checkTrash } from './screen-trash.ts'
import { checkUsage } from './usage.ts'
import { checkVocabulary } from './vocabulary.ts'

type Check = (contract: Contract, today: string) => Finding[]

const ofSources: readonly ((sources: Sources) => Finding[])[] = [
  checkShape,
  checkVocabulary,
  checkOperations,
  checkSchemas,
  checkBodies,
]

// Each stage is only told when those before it hold: what it would say of a broken one would mislead.
const stages: readonly (readonly Check[])[] = [
  [checkResources, checkRegisters, checkScreenOperations, checkRoutes, checkTabs],
  [checkExamples, checkReadings, checkRefs, checkTables, checkForms, checkTrash, checkGates, checkUsage],
]

/** What is not written as it should be; until it is, nothing can be made of it. */
export function checkSources(sources: Sources): Finding[] {
  return inOrder(ofSources.flatMap((check) => check(sources)))
}

/** What does not hold together in a contract that is written well. */
export function checkContract(contract: Contract, today: string): Finding[] {
  for (const stage of stages) {
    const found = inOrder(stage.flatMap((check) => check(contract, today)))
    if (found.length > 0) return found
  }
  return []
}

function inOrder(findings: readonly Finding[]): Finding[] {
  return distinct(findings).sort((a, b) => byText(a.file, b.file) || a.line - b.line)
}
