import type { Contract, Sources } from '../contract.ts'
import { byText } from '../load/files.ts'
import type { Finding } from '../places.ts'
import { checkApiKeys } from './api-keys.ts'
import { checkAudits } from './audits.ts'
import { checkCollectionClashes } from './collections.ts'
import { checkExamples } from './examples.ts'
import { isFaultless, withoutFaultyCalls, withoutFaultyScreens } from './exclude-faulty.ts'
import { checkExtensions } from './extensions.ts'
import { distinct } from './finder.ts'
import { checkListRules } from './list-rules.ts'
import { checkNames } from './names.ts'
import { checkOperations } from './operations.ts'
import { checkReadings } from './readings.ts'
import { checkRegisters } from './registers.ts'
import { checkExports, checkRefs, checkResources } from './resources.ts'
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
import { checkTexts } from './texts.ts'
import { checkUsage } from './usage.ts'
import { checkVocabulary } from './vocabulary.ts'

type Check = (contract: Contract) => Finding[]

const ofSources: readonly ((sources: Sources) => Finding[])[] = [
  checkCollectionClashes,
  checkShape,
  checkVocabulary,
  checkNames,
  checkOperations,
  checkSchemas,
  checkBodies,
]

/** Input of the checks of a whole contract. */
interface Known {
  /** today's date as YYYY-MM-DD */
  today: string
  /** findings reported earlier for single parts */
  earlier?: readonly Finding[]
  /** whether every screen could be parsed */
  areShown?: boolean
}

const ofParts: readonly Check[] = [
  checkExamples,
  checkReadings,
  checkRefs,
  checkExports,
  checkListRules,
  checkAudits,
  checkExtensions,
  checkApiKeys,
  checkTables,
  checkForms,
  checkActions,
  checkTrash,
  checkTwice,
]

/** Checks the sources by themselves. The contract can only be expanded once this returns no findings. */
export function checkSources(sources: Sources): Finding[] {
  return ofSources.flatMap((check) => check(sources))
}

/** Checks the contract as a whole, without reporting consequences of earlier findings. */
export function checkContract(contract: Contract, { today, earlier = [], areShown = true }: Known): Finding[] {
  // With earlier findings, a check that throws on faulty parts is skipped.
  const runCheck = (check: Check, of: Contract) => (earlier.length > 0 ? (attempt(() => check(of)) ?? []) : check(of))
  const sound = withoutFaultyScreens(withoutFaultyCalls(contract, earlier), earlier)
  const hasRoutes = areShown && isFaultless(contract.shell, earlier)
  const names = [
    ...runCheck(checkResources, sound),
    ...runCheck(checkRegisters, sound),
    ...(isNamed(contract) ? runCheck(checkScreenOperations, contract) : []),
    ...(hasRoutes ? [...runCheck(checkRoutes, contract), ...runCheck(checkTabs, contract)] : []),
  ]
  const clear = withoutFaultyCalls(sound, names)
  const parts = [...ofParts, ...(hasRoutes ? [checkGates, checkTexts, checkShell] : [])].flatMap((check) =>
    runCheck(check, clear),
  )
  // Only report unused operations and tab strips if everything else is sound: a misspelt name or an unparsable screen
  // would make them seem unused.
  const isWhole = earlier.length === 0 && names.length === 0 && areShown
  return inOrder([...names, ...parts, ...(isWhole ? [...checkUsage(contract, today), ...checkStrips(contract)] : [])])
}

/**
 * Returns whether every operation has a unique id. Otherwise an operation named by a screen may only seem to be
 * missing.
 */
const isNamed = ({ writtenCalls, collections }: Contract) => {
  if (collections.some(({ taken }) => taken.length > 0)) return false
  const names = new Set(writtenCalls.map(({ id }) => id))
  return names.size === writtenCalls.length && !names.has(undefined as never)
}

/** Runs `make` on input that is known to be faulty; returns undefined if it throws. */
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
