import { OPERATOR_ROLE } from '../../../contract/grants.ts'
import { useSession } from '../../session/index.ts'

/** Whether the user loses sight of a chat that goes to another person: an operator sees only their own and free ones. */
export const useSeesOnlyOwn = (): boolean => useSession().bot?.role.id === OPERATOR_ROLE
