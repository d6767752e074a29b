import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { operations } from '../../../../generated/api.d.ts'
import { api, asJson, unwrap } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { useContentChanges } from '../../realtime/useContentChanges.ts'
import { toast } from '../../ui/toast.ts'
import type { CaseResult, Options, Run, TestCase } from './types.ts'

/** Number of cases per request: small enough for visible progress. */
const AT_ONCE = 5

type Query = NonNullable<operations['testCaseList']['parameters']['query']>

/** Maximum number of cases listed. */
const LISTED = 500

/** Progress and results of a test run. */
export interface Progress {
  done: number
  total: number
  running: boolean
  compared: boolean
  results: ReadonlyMap<number, CaseResult>
}

const nothing: Progress = { done: 0, total: 0, running: false, compared: false, results: new Map() }

/** Loads the test cases of a bot and runs them in batches. */
export function useCases(bot: number) {
  const { data, error, refetch } = useQuery({
    queryKey: ['testCaseList', bot],
    queryFn: ({ signal }) => list(bot, signal),
  })
  useContentChanges(bot, ['test_case'], refetch)
  const [progress, setProgress] = useState(nothing)
  const stopped = useRef(false)

  async function run(cases: readonly TestCase[], model: Options['model']): Promise<void> {
    stopped.current = false
    setProgress({ ...nothing, total: cases.length, running: true })
    const results = new Map<number, CaseResult>()
    try {
      for (let at = 0; at < cases.length && !stopped.current; at += AT_ONCE) {
        const ids = cases.slice(at, at + AT_ONCE).map(({ id }) => id)
        const answer: Run = await unwrap(
          api.POST('/testbot/run/{bot}', { params: { path: { bot } }, body: { ids, model } }),
        )
        for (const one of answer.cases) results.set(one.id, one)
        const done = Math.min(at + AT_ONCE, cases.length)
        setProgress({ done, total: cases.length, running: true, compared: answer.compared, results: new Map(results) })
      }
    } catch (failure) {
      toast.error(messageOf(failure))
    }
    setProgress((before) => ({ ...before, running: false }))
    void refetch()
  }

  return {
    cases: data,
    error,
    refetch,
    progress,
    run,
    stop: () => {
      stopped.current = true
    },
  }
}

function list(bot: number, signal: AbortSignal): Promise<TestCase[]> {
  const query = { sort: ['name', 'ASC'], range: [0, LISTED - 1] } satisfies Query
  return unwrap(api.GET('/testbot/cases/{bot}', { params: { path: { bot }, query }, querySerializer: asJson, signal }))
}
