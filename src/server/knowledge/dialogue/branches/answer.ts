import { findBranches } from './find.ts'
import { branchTitles, cityTitles } from './names.ts'
import { type BranchDescription, describeBranch } from './said/one.ts'
import {
  askBranch,
  askCity,
  askLocation,
  askNearest,
  askPlace,
  askZone,
  describeBranches,
  lackOf,
} from './said/several.ts'
import type { Branch, BranchForm } from './types.ts'
import type { BranchWish } from './wish.ts'

/** An answer about branches. */
interface BranchAnswer {
  text: string
  /** the branches that it tells of */
  branches: readonly Branch[]
  /** titles of buttons */
  choices: readonly string[]
  /** the customer is asked where they are, or which branch they mean */
  asks: boolean
}

/** Answers a wish about the branches of a form. */
export function answerBranches(given: BranchDescription & { form: BranchForm }): BranchAnswer {
  const { form, wish, now } = given
  const result = findBranches(form, wish, now)
  const { found, lacking } = result
  const lack = lackOf(result, wish)
  const only = form.branches.length === 1 ? form.branches[0] : undefined
  if (only) return told([lack, describeBranch(found[0] ?? { branch: only }, given)], [only])
  if (result.isUnsure) {
    const asks = form.settings.ask_location && !wish.location
    return { ...told([lack, asks ? askLocation() : ''], []), asks }
  }
  if (lacking === 'city' || lacking === 'zone' || wish.elsewhere) return astray(given, lack)
  if (lacking === 'open')
    return {
      ...told(
        [lack, describeBranches(found, { ...given, wish: { ...wish, isOpenNow: false, topics: ['address'] } })],
        branchesOf(found),
      ),
      choices: [],
    }
  if (!isSettled(wish)) return ask(given, lack)
  if (found.length === 1 && found[0]) return told([lack, describeBranch(found[0], given)], [found[0].branch])
  const [nearest] = found
  if (wish.location && nearest && (wish.isNearest || form.settings.selection === 'nearest'))
    return told([lack, describeBranch(nearest, given)], [nearest.branch])
  return {
    ...told([lack, describeBranches(found, given)], branchesOf(found.slice(0, form.settings.max_listed))),
    choices: wish.topics.length > 1 ? [] : branchTitles(form, branchesOf(found.slice(0, form.settings.max_listed))),
  }
}

/** Answers for a place where no branch is, with the branch that then answers, or by asking. */
function astray(given: BranchDescription & { form: BranchForm }, lack: string): BranchAnswer {
  const { form, wish } = given
  const fallback = form.branches.find(({ id }) => id === form.settings.fallback_branch_id)
  if (!fallback && wish.isNearest && wish.elsewhere) return listed(given, lack)
  if (fallback) {
    const { postalCode: _, ...rest } = wish
    const plain = {
      ...rest,
      postalCode: undefined,
      location: undefined,
      topics: wish.topics.filter((one) => one !== 'coverage'),
    }
    return told(
      [lack, '{Te/Le} puede atender esta sucursal:', describeBranch({ branch: fallback }, { ...given, wish: plain })],
      [fallback],
    )
  }
  if (wish.topics.includes('coverage') || wish.location) return told([lack], [])
  return { ...ask(given, lack), asks: true }
}

/** Lists the branches to somebody who wants the nearest one to a place that is not known. */
function listed(given: BranchDescription & { form: BranchForm }, lack: string): BranchAnswer {
  const { form } = given
  const { max_listed, ask_location } = form.settings
  const first = form.branches.slice(0, max_listed)
  const all = describeBranches(
    form.branches.map((branch) => ({ branch })),
    given,
  )
  const isPlaced = form.branches.some(({ point }) => point)
  return {
    ...told([lack, all, ask_location && isPlaced ? askNearest() : ''], first),
    ...{ choices: branchTitles(form, first), asks: true },
  }
}

/** Asks where the customer is or which branch they mean, as the settings say. */
function ask(given: BranchDescription & { form: BranchForm }, lack: string): BranchAnswer {
  const { form, wish } = given
  const { selection, max_listed } = form.settings
  const cities = cityTitles(form)
  const first = form.branches.slice(0, max_listed)
  const asking = (question: string, choices: readonly string[]): BranchAnswer => ({
    ...{ text: lines([lack, question]), branches: [], asks: true },
    choices: choices.slice(0, max_listed),
  })
  if (wish.topics.includes('coverage')) return asking(askZone(), [])
  const isNear = (selection === 'nearest' || selection === 'by_location') && form.branches.some(({ point }) => point)
  if (wish.isNearest || wish.elsewhere || isNear) return asking(askPlace(form.settings), cities)
  if (selection === 'by_city' && cities.length > 1) return asking(askCity(), cities)
  const isOne = wish.topics.some((topic) => topic !== 'address')
  if (isOne && form.branches.length > FEW) return asking(askBranch(), branchTitles(form, form.branches))
  const found = form.branches.map((branch) => ({ branch }))
  return { ...told([lack, describeBranches(found, given)], first), choices: branchTitles(form, first) }
}

/** Number of branches of which all are told what was asked for one. */
const FEW = 3

/** Whether a wish says which branches it is about. */
const isSettled = ({ branches, cities, services, postalCode, location, isOpenNow }: BranchWish): boolean =>
  branches.length + cities.length + services.length > 0 ||
  postalCode !== undefined ||
  location !== undefined ||
  isOpenNow

const told = (parts: readonly string[], branches: readonly Branch[]): BranchAnswer => ({
  ...{ text: lines(parts), branches, choices: [], asks: false },
})

const lines = (parts: readonly string[]): string => parts.filter(Boolean).join('\n')

const branchesOf = (found: readonly { branch: Branch }[]): Branch[] => found.map(({ branch }) => branch)
