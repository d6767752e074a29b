import { expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { routes } from '../../generated/routes.ts'
import { permitted } from '../../src/console/engine/permitted.ts'
import { allows, type Principal } from '../../src/contract/gate.ts'
import type { Operation } from '../../src/contract/operation.ts'
import type { FormScreen, Screen, TableScreen } from '../../src/contract/screen.ts'
import { effectivePermissions, permissionNames, roles } from '../../src/server/foundation/scope/roles.ts'

const described: Readonly<Record<string, Operation>> = operations
const screens = await Promise.all(routes.map(async ({ load }) => (await load?.())?.default))
const generated = screens.filter(
  (screen): screen is Screen => screen?.body.kind === 'table' || screen?.body.kind === 'form',
)

/** Members of every role with every combination of permissions, on two plans, and a platform administrator. */
const people: Principal[] = [1, 2].flatMap((plan) =>
  Object.values(roles).flatMap((role) =>
    Array.from({ length: 2 ** permissionNames.length }, (_, bits) => {
      const stored = Object.fromEntries(permissionNames.map((name, at) => [name, (bits & (1 << at)) !== 0]))
      return { user: { admin: false }, membership: { permissions: effectivePermissions(stored, plan), plan, role } }
    }),
  ),
)
people.push({ user: { admin: true } })

/** What the engine calls for a screen by itself or for a button that it shows. */
const offeredBy = ({ body }: Screen): string[] =>
  body.kind === 'table' ? inTable(body) : body.kind === 'form' ? inForm(body) : []

function inTable({ operation, create, edit, trash, rowActions, bulkActions, csv }: TableScreen): string[] {
  const restored = typeof trash?.restore === 'object' ? Object.values(trash.restore.kinds) : []
  const named = [create, edit, ...rowActions, ...bulkActions, ...restored].flatMap((one) => one?.operation ?? [])
  const restore = typeof trash?.restore === 'string' ? [trash.restore] : []
  return [
    operation,
    ...named,
    ...restore,
    ...(trash ? [trash.list] : []),
    ...(typeof csv === 'object' ? [csv.operation] : []),
  ]
}

const inForm = ({ also = [], ...body }: FormScreen): string[] =>
  [body, ...also].flatMap(({ read, operation, readOnly }) => [
    ...(read ? [read] : []),
    ...(readOnly ? [] : [operation]),
  ])

test('every screen offers each person exactly those of its operations that the server allows them', () => {
  expect(generated.length).toBeGreaterThan(20)
  const wrong = generated.flatMap((screen) => {
    const all = offeredBy(screen)
    const found = people
      .filter((who) => allows(screen.gate, who))
      .flatMap((who) => {
        const offered = offeredBy(permitted(screen, who))
        const allowed = all.filter((id) => allows(described[id]?.access ?? { who: 'admin' }, who))
        return [
          ...offered.filter((id) => !allowed.includes(id)).map((id) => `${screen.route} offers ${id}`),
          ...allowed.filter((id) => !offered.includes(id)).map((id) => `${screen.route} hides ${id}`),
        ]
      })
    return [...new Set(found)]
  })
  expect(wrong).toEqual([])
})

test('somebody opens each of these screens who is not offered all of it', () => {
  const narrowed = generated.filter(({ gates }) => gates)
  expect(narrowed.map(({ route }) => route)).toContain('/contacts/fields')
  for (const screen of narrowed) {
    const visitors = people.filter((who) => allows(screen.gate, who))
    const lengths = visitors.map((who) => offeredBy(permitted(screen, who)).length)
    expect(Math.min(...lengths), screen.route).toBeLessThan(Math.max(...lengths))
  }
})
