import { useEffect, useRef, useState } from 'react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { Input } from '../../../contract/screen.ts'
import { check, type Rules } from '../../../contract/validation.ts'
import { nestErrors } from '../../providers/errors.ts'
import { bodyRules } from '../../providers/rules.ts'
import { operations } from '../contract.ts'
import { bodyOf, completeBody, type Values } from './values.ts'

/** The rules of an operation's body; undefined until they are loaded, and when there are none. */
export function useBodyRules(operation: string): { rules?: Rules<unknown>; ready: boolean } {
  const [loaded, setLoaded] = useState<{ operation: string; rules?: Rules<unknown> }>()
  useEffect(() => {
    const found = operations[operation]
    let current = true
    const done = (rules?: Rules<unknown>) => {
      if (current) setLoaded(rules ? { operation, rules } : { operation })
    }
    if (found) void bodyRules(found).then(done)
    else done()
    return () => {
      current = false
    }
  }, [operation])
  const ready = loaded?.operation === operation
  return ready && loaded.rules ? { ready, rules: loaded.rules } : { ready }
}

interface Checking {
  operation: string
  inputs: readonly Input[]
  initial: Values
  rules?: Rules<unknown> | undefined
  /** what the body holds beside the form's inputs */
  record?: Readonly<Values> | undefined
}

/**
 * A react-hook-form resolver with the contract's rules: the same words in the browser as from the server. The last
 * refusal's text is kept for whoever announces it.
 */
export function useResolver(checking: Checking): { resolver: Resolver<Values>; refusal: () => string | undefined } {
  const latest = useRef(checking)
  latest.current = checking
  const refusal = useRef<string>(undefined)
  const [resolver] = useState<Resolver<Values>>(() => async (values: Values) => {
    const { operation, inputs, initial, record } = latest.current
    const found = operations[operation]
    const rules = latest.current.rules ?? (found && (await bodyRules(found)))
    refusal.current = undefined
    if (!rules) return { values, errors: {} }
    const result = check(rules, completeBody(found, inputs, bodyOf(inputs, values, initial, rules), record, rules))
    if (result.ok) return { values, errors: {} }
    const shown = new Set(inputs.map((input) => input.source.split('.')[0]))
    const fields = Object.fromEntries(
      Object.entries(result.fields).filter(([path]) => shown.has(path.split('.')[0] ?? '')),
    )
    // a refusal of what the form does not show is the server's to make
    if (Object.keys(fields).length === 0) return { values, errors: {} }
    refusal.current = result.message
    return { values: {}, errors: nestErrors(fields) as FieldErrors<Values> }
  })
  return { resolver, refusal: () => refusal.current }
}
