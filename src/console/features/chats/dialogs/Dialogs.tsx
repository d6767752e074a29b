import './dialogs.css'
import { lazy } from 'react'
import { useChatsContext } from '../context.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import { BotDialog } from './BotDialog.tsx'
import { CommentDialog } from './CommentDialog.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { DayDialog } from './DayDialog.tsx'
import { DeleteMessageDialog } from './DeleteMessageDialog.tsx'
import { EditViewDialog } from './EditViewDialog.tsx'
import { FilterDialog } from './FilterDialog.tsx'
import { ForwardDialog } from './ForwardDialog.tsx'
import { GalleryDialog } from './GalleryDialog.tsx'
import { KeptDialog } from './KeptDialog.tsx'
import { LabelsDialog } from './LabelsDialog.tsx'
import { PriorityDialog } from './PriorityDialog.tsx'
import { QuickRepliesDialog } from './QuickRepliesDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { ResendDialog } from './ResendDialog.tsx'
import type { DialogRequest } from './requests.ts'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import type { ChatDialogProps } from './shared.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import { UnsentDialog } from './UnsentDialog.tsx'

const ChatCaseDialog = lazy(() => import('../../testbot/chat-case/ChatCaseDialog.tsx'))
const AddExampleDialog = lazy(() => import('../../intents/AddExampleDialog.tsx'))
const TemplateDialog = lazy(() => import('../templates/TemplateDialog.tsx'))
const StartDialog = lazy(() => import('../start/StartDialog.tsx'))
const MacrosDialog = lazy(() => import('../macros/MacrosDialog.tsx'))
const ImageViewer = lazy(async () => ({ default: (await import('../media/ImageViewer.tsx')).ImageViewer }))
const BudgetDialog = lazy(() => import('../../budgets/BudgetDialog.tsx'))

/** Dialogs whose forms are about the bot, not about the chat. */
const APART: ReadonlySet<DialogRequest['name']> = new Set(['labels', 'macros'])

interface DialogsProps {
  request: DialogRequest
  onClose: () => void
}

/** Renders the requested dialog; one about a chat closes with the chat, unless something was typed in it. */
export default function Dialogs({ request, onClose }: DialogsProps) {
  const { mayReveal } = useChatsContext()
  if (request.name === 'filter') return <FilterDialog onClose={onClose} />
  if (request.name === 'save-view') return <SaveViewDialog filter={request.filter} onClose={onClose} />
  if (request.name === 'edit-view')
    return <EditViewDialog view={request.view} filter={request.filter} onClose={onClose} />
  if (request.name === 'bot') return <BotDialog onClose={onClose} />
  if (request.name === 'unsent') return <UnsentDialog onClose={onClose} />
  if (request.name === 'quick-replies') return <QuickRepliesDialog onClose={onClose} />
  if (request.name === 'start') return <StartDialog to={request.to} onClose={onClose} />
  return (
    <KeptDialog
      key={request.chatId}
      chatId={request.chatId}
      // Who sees the agenda sees the contact also without the chat.
      isApart={APART.has(request.name) || (request.name === 'contact' && mayReveal)}
      onClose={onClose}
    >
      {(given) => <ChatDialog request={request} given={given} />}
    </KeptDialog>
  )
}

interface ChatDialogs {
  request: Extract<DialogRequest, { chatId: number }>
  given: ChatDialogProps
}

function ChatDialog({ request, given }: ChatDialogs) {
  const { botId } = useChatsContext()
  const { chat, onClose } = given
  switch (request.name) {
    case 'rename':
      return <RenameDialog {...given} />
    case 'contact':
      return <ContactDialog {...given} contactId={request.contactId} />
    case 'transfer':
      return <TransferDialog {...given} />
    case 'comment':
      return <CommentDialog {...given} />
    case 'assign':
      return <AssignDialog {...given} />
    case 'priority':
      return <PriorityDialog {...given} />
    case 'labels':
      return <LabelsDialog {...given} />
    case 'block':
      return <BlockDialog {...given} />
    case 'gallery':
      return <GalleryDialog {...given} />
    case 'snooze':
      return <SnoozeDialog {...given} />
    case 'day':
      return <DayDialog {...given} />
    case 'add-example':
      return <AddExampleDialog bot={botId} text={request.text} messageIds={[request.messageId]} onClose={onClose} />
    case 'forward':
      return <ForwardDialog {...given} message={request.message} />
    case 'delete-message':
      return <DeleteMessageDialog {...given} message={request.message} />
    case 'resend':
      return <ResendDialog {...given} message={request.message} />
    case 'images':
      return <ImageViewer images={request.images} start={request.start} onClose={onClose} />
    case 'test-case':
      return <ChatCaseDialog bot={botId} chatId={chat.id} onClose={onClose} />
    case 'macros':
      return <MacrosDialog {...given} macroId={request.macroId} />
    case 'template':
      return <TemplateDialog {...given} />
    case 'budget':
      return <BudgetDialog {...given} />
  }
}
