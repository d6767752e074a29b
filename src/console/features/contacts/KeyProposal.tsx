import { Proposal } from '../../engine/form/Proposal.tsx'
import { plainName } from '../../engine/form/plain-name.ts'

/** Longest key. */
const MOST = 40

/** Beside the name of a new own field: proposes its key. */
export const KeyProposal = () => <Proposal from="label" to="key" derive={(label) => plainName(label, '_', MOST)} />
