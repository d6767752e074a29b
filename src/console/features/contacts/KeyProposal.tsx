import { fold } from '../../../contract/phrase.ts'
import { Proposal } from '../../engine/form/Proposal.tsx'

/** Longest key. */
const MOST = 40

/** Returns the key that a name proposes. */
const keyOf = (label: string): string =>
  fold(label)
    .replace(/ñ/g, 'n')
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, MOST)
    .replace(/^_+|_+$/g, '')

/** Beside the name of a new own field: proposes its key. */
export const KeyProposal = () => <Proposal from="label" to="key" derive={keyOf} />
