import type { Simulator } from '../simulator.ts'
import { toPerson } from './people.ts'

/** Most people that the phone page lists. */
const LISTED = 200

/** What the phone page shows first: accounts, people, settings and the newest deliveries. */
export function stateOf(sim: Simulator): object {
  const { world } = sim
  return {
    now: world.clock.now(),
    numbers: [...world.numbers.values()],
    wabas: [...world.wabas.values()].map(({ subscriptions, ...waba }) => ({
      ...waba,
      subscriptions: Object.fromEntries(subscriptions),
    })),
    pages: [...world.pages.values()].map(({ subscriptions, ...page }) => ({
      ...page,
      subscriptions: Object.fromEntries(subscriptions),
    })),
    bots: [...world.bots.values()].map(({ token: _, ...bot }) => bot),
    people: [...world.people.values()].slice(0, LISTED).map((person) => toPerson(sim, person)),
    templates: [...world.templates.values()],
    settings: world.settings,
  }
}
