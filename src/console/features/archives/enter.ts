import { useNavigate } from 'react-router-dom'
import { home } from '../../../../generated/shell.ts'
import { checkSession, selectBot } from '../../session/index.ts'

/** Returns a function that selects a new chatbot and shows the home page. */
export function useEnter(): (bot: number) => Promise<void> {
  const navigate = useNavigate()
  return async (bot) => {
    await checkSession()
    selectBot(bot)
    void navigate(home)
  }
}
