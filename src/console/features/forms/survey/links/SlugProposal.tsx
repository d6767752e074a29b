import { Proposal } from '../../../../engine/form/Proposal.tsx'
import { plainName } from '../../../../engine/form/plain-name.ts'

/** Fewest and most letters of an address. */
const [FEWEST, MOST] = [3, 60]

/** Returns the address that the name of a link proposes; empty if the name is too short for one. */
function slugOf(name: string): string {
  const slug = plainName(name, '-', MOST)
  return slug.length < FEWEST ? '' : slug
}

/** Beside the name of a new link: proposes its address. */
export const SlugProposal = () => <Proposal from="name" to="slug" derive={slugOf} />
