import './testbot.css'
import { lazy, Suspense, useState } from 'react'
import { TestCaseInputLimits } from '../../../../generated/limits.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import { mayOpen, useBotId, useSession } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { PageFrame, type PageProps } from '../../ui/PageFrame.tsx'
import { useIntentNames } from '../intents/useIntentNames.ts'
import { Cases } from './Cases.tsx'
import { OptionsBar } from './OptionsBar.tsx'
import { TestChat } from './TestChat.tsx'
import { TurnExplanation } from './TurnExplanation.tsx'
import type { CaseInput, TestCase, Turn } from './types.ts'
import { Untrained } from './Untrained.tsx'
import { useCases } from './useCases.ts'
import { useMay } from './useMay.ts'
import { useQueryMessage } from './useQueryMessage.ts'
import { useTest } from './useTest.ts'

/** Forms are loaded when the first case is opened. */
const CaseDialog = lazy(() => import('./CaseDialog.tsx'))
const ChatPicker = lazy(() => import('./chat-case/ChatPicker.tsx'))
const ChatCaseDialog = lazy(() => import('./chat-case/ChatCaseDialog.tsx'))

/**
 * /testbot: chat with the bot as a customer, see why it answers as it does, correct it, and save chats as test cases.
 */
export default function Testbot({ screen }: PageProps) {
  const bot = useBotId()
  const session = useSession()
  const [picked, setPicked] = useState<number>()
  const test = useTest(bot, session.bot?.timezone ?? TIMEZONE)
  useQueryMessage(test, setPicked)
  const list = useCases(bot)
  const [edited, setEdited] = useState<(CaseInput & { id?: number }) | undefined>()
  const [picking, setPicking] = useState(false)
  const [chatId, setChatId] = useState<number>()
  const { teach: writes } = useMay()
  const intents = useIntentNames(bot, writes)
  const answered = test.turns.filter(({ answer }) => answer)
  const turn = test.turns.find(({ id, answer }) => id === picked && answer) ?? answered.at(-1)
  const untrained = answered.at(-1)?.answer?.model.trained === false
  return (
    <PageFrame
      title={screen.title}
      help={screen.help}
      tabs={screen.tabs}
      actions={
        <div className="testbot-actions">
          {writes && (
            <Button
              icon="clipboard"
              aria-disabled={answered.length === 0 || undefined}
              onClick={() => answered.length > 0 && setEdited(caseFrom(answered))}
            >
              Guardar como caso
            </Button>
          )}
          <Button icon="history" onClick={() => void test.restart()}>
            Empezar de nuevo
          </Button>
        </div>
      }
    >
      {untrained && <Untrained bot={bot} />}
      <OptionsBar key={bot} bot={bot} options={test.options} onChange={test.setOptions} />
      <div className="testbot">
        <TestChat key={bot} bot={bot} test={test} chosen={turn?.id} onChoose={setPicked} />
        <TurnExplanation
          bot={bot}
          turn={turn}
          intents={intents.data ?? []}
          onCorrected={(id, corrected) => test.change(id, { corrected })}
          onIntentCreated={intents.refetch}
        />
      </div>
      <Cases
        bot={bot}
        model={test.options.model}
        list={list}
        writes={writes}
        onFromChat={writes && mayOpen('/chats', session) ? () => setPicking(true) : undefined}
        onEdit={(one) => setEdited(inputOf(one))}
      />
      <Suspense>
        {picking && (
          <ChatPicker
            bot={bot}
            onClose={() => setPicking(false)}
            onPick={(id) => {
              setPicking(false)
              setChatId(id)
            }}
          />
        )}
        {chatId !== undefined && (
          <ChatCaseDialog
            bot={bot}
            chatId={chatId}
            onClose={() => setChatId(undefined)}
            onDone={() => void list.refetch()}
          />
        )}
        {edited && (
          <CaseDialog
            bot={bot}
            given={edited}
            intents={intents.data ?? []}
            onClose={() => setEdited(undefined)}
            onDone={() => {
              setEdited(undefined)
              void list.refetch()
            }}
          />
        )}
      </Suspense>
    </PageFrame>
  )
}

/** Maximum number of steps of a case; only the last messages of a longer chat are used. */
const MOST_STEPS = TestCaseInputLimits.steps.maxItems

/** Creates a test case from a chat, with the actual results as the expected ones. */
function caseFrom(turns: readonly Turn[]): CaseInput {
  const steps = turns.slice(-MOST_STEPS).map(({ text, answer }) => ({
    user: text,
    intent_id: answer?.intent_id ?? null,
    response_id: answer?.response_id ?? null,
    handoff: answer?.handoff ?? false,
  }))
  return { name: '', steps, run_after_training: true, blocks_transfer: false }
}

function inputOf({
  id,
  name,
  steps,
  run_after_training,
  blocks_transfer,
  version,
}: TestCase): CaseInput & { id: number } {
  return { id, name, steps, run_after_training, blocks_transfer, version }
}
