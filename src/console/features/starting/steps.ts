import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Values } from './values.ts'

export type Step = 'name' | 'trade' | 'place'

/** Search parameter with the step, and its values. The first step has none. */
const PARAMETER = 'paso'
const NAMES: Readonly<Record<Exclude<Step, 'name'>, string>> = { trade: 'rubro', place: 'lugar' }

interface Steps {
  steps: readonly Step[]
  step: Step
  /** index of the step */
  at: number
  /** opens the next step, as an entry of its own in the history */
  next: (withTrades: boolean) => void
  /** returns to the step before */
  back: () => void
}

/**
 * Reads the wizard's step from the address, so that Back of the browser returns to the step before. A step whose
 * predecessors have not been answered is not shown: the first open one is.
 * @param withTrades whether trades can be chosen; undefined until known
 */
export function useSteps(values: Values, withTrades: boolean | undefined): Steps {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get(PARAMETER)
  // As of opening the step: typing the first letter of a name must not lead away from its field.
  const [entered, setEntered] = useState({ search, values })
  if (entered.search !== search) setEntered({ search, values })
  const { name, template } = entered.values
  // There nearly always are trades: the number of steps must not grow on the way.
  const steps = stepsOf(withTrades ?? true)
  const found = steps.findIndex((one) => one !== 'name' && NAMES[one] === asked)
  const open = steps.findIndex((one) =>
    one === 'name' ? name.trim() === '' : one === 'trade' && template === undefined,
  )
  const at = Math.max(0, open < 0 ? found : Math.min(found, open))

  function show(step: Step, options: { replace?: boolean; state?: unknown }): void {
    const query = new URLSearchParams(search)
    if (step === 'name') query.delete(PARAMETER)
    else query.set(PARAMETER, NAMES[step])
    void navigate({ pathname, search: String(query) }, options)
  }
  return {
    steps,
    step: steps[at] ?? 'name',
    at,
    next: (withTrades) => show(stepsOf(withTrades)[at + 1] ?? 'place', { state: { from: at } }),
    back: () => {
      // Without a step before it in the history, for example from a bookmark, Back would leave the page.
      if ((state as { from?: number } | null)?.from === at - 1) void navigate(-1)
      else show(steps[at - 1] ?? 'name', { replace: true })
    },
  }
}

const stepsOf = (withTrades: boolean): readonly Step[] => (withTrades ? ['name', 'trade', 'place'] : ['name', 'place'])
