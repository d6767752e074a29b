import type { Contract, Sources } from '../contract.ts'
import { byText } from '../load/files.ts'
import type { Finding } from '../places.ts'
import { checkAudits } from './audits.ts'
import { checkTaken } from './collections.ts'
import { checkExamples } from './examples.ts'
import { distinct } from './finder.ts'
import { checkListRules } from './list-rules.ts'
import { checkMeanings } from './meanings.ts'
import { checkNames } from './names.ts'
import { checkOperations } from './operations.ts'
import { checkReadings } from './readings.ts'
import { checkRegisters } from './registers.ts'
import { checkRefs, checkResources } from './resources.ts'
import { checkGates, checkRoutes, checkStrips, checkTabs } from './routes.ts'
import { checkBodies, checkSchemas } from './schemas.ts'
import { checkActions } from './screen-actions.ts'
import { checkForms } from './screen-forms.ts'
import { checkScreenOperations } from './screen-operations.ts'
import { checkShape } from './screen-shape.ts'
import { checkTables } from './screen-tables.ts'
import { checkTrash } from './screen-trash.ts'
import { checkTwice } from './screen-twice.ts'
import { checkShell } from './shell.ts'
import { isSound, withoutFaultyCalls, withoutFaultyScreens } from './sound.ts'
import { checkTexts } from './texts.ts'
import { checkUsage } from './usage.ts'
import { checkVocabulary } from './vocabulary.ts'

type Check = (contract: Contract) => Finding[]

const ofSources: readonly ((sources: Sources) => Finding[])[] = [
  checkTaken,
  checkShape,
  checkVocabulary,
  checkNames,
  checkOperations,
  checkSchemas,
  checkBodies,
]

/** What is known before a contract is checked as a whole. */
interface Known {
  /** YYYY-MM-DD */
  today: string
  /** what was found already, of each part by itself */
  told?: readonly Finding[]
  /** whether every screen could be read */
  areShown?: boolean
}

const ofParts: readonly Check[] = [
  checkExamples,
  checkReadings,
  checkRefs,
  checkListRules,
  checkAudits,
  checkMeanings,
  checkTables,
  checkForms,
  checkActions,
  checkTrash,
  checkTwice,
]

/** What is not written as it should be; until it is, nothing can be made of it. */
export function checkSources(sources: Sources): Finding[] {
  return ofSources.flatMap((check) => check(sources))
}

/** What does not hold together in a contract, without what only follows from something that is told already. */
export function checkContract(contract: Contract, { today, told = [], areShown = true }: Known): Finding[] {
  // a check that cannot make sense of what is faulty adds nothing to what is told of it
  const tell = (check: Check, of: Contract) => (told.length > 0 ? (attempt(() => check(of)) ?? []) : check(of))
  const sound = withoutFaultyScreens(withoutFaultyCalls(contract, told), told)
  const hasRoutes = areShown && isSound(contract.shell, told)
  const names = [
    ...tell(checkResources, sound),
    ...tell(checkRegisters, sound),
    ...(isNamed(contract) ? tell(checkScreenOperations, contract) : []),
    ...(hasRoutes ? [...tell(checkRoutes, contract), ...tell(checkTabs, contract)] : []),
  ]
  const clear = withoutFaultyCalls(sound, names)
  const parts = [...ofParts, ...(hasRoutes ? [checkGates, checkTexts, checkShell] : [])].flatMap((check) =>
    tell(check, clear),
  )
  // an operation or a tab strip may only seem unused: its name is misspelt, or its screen cannot be read
  const isWhole = told.length === 0 && names.length === 0 && areShown
  return inOrder([...names, ...parts, ...(isWhole ? [...checkUsage(contract, today), ...checkStrips(contract)] : [])])
}

/** Whether each operation has a name of its own: else a screen may well name one that seems not to be there. */
const isNamed = ({ writtenCalls, collections }: Contract) => {
  if (collections.some(({ taken }) => taken.length > 0)) return false
  const names = new Set(writtenCalls.map(({ id }) => id))
  return names.size === writtenCalls.length && !names.has(undefined as never)
}

/** What can be made of something that is known to be faulty. */
export function attempt<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

export function inOrder(findings: readonly Finding[]): Finding[] {
  return distinct(findings).sort((a, b) => byText(a.file, b.file) || a.line - b.line)
}
