import { handlerGroup } from '../../foundation/http/handler.ts'
import { withIdempotency } from '../../foundation/http/idempotency.ts'
import { changeAll } from './bulk.ts'
import { undoAll } from './bulk-undo.ts'
import { connectionsOf } from './connections.ts'
import * as change from './core/changes.ts'
import { setPriority } from './core/priority.ts'
import { countsOf } from './counts.ts'
import { deleteMessage } from './delete-message.ts'
import { download, gallery, sendDocuments, transcribe } from './documents.ts'
import { draftOf, saveDraft } from './drafts.ts'
import { explanationOf } from './explanation.ts'
import { forwardMessage } from './forward.ts'
import { labelChat, labels } from './labels.ts'
import { exportLead } from './lead.ts'
import { pageOf } from './list.ts'
import { macros, runMacro } from './macros.ts'
import { areasOf, assignable } from './people.ts'
import { pin } from './pins.ts'
import { quickReplies } from './quick-replies.ts'
import { comment, sendText } from './send.ts'
import { snooze, unsnooze } from './snooze.ts'
import { currentChat, openChat } from './thread.ts'
import { transcript, transcriptText } from './transcript.ts'
import { readNote, transfer } from './transfer.ts'
import { chatViews } from './views.ts'
import { writtenOf } from './written.ts'

/** Endpoints for chats. */
export const chats = handlerGroup({
  chatCurrentGet: async ({ scope }) => ({ data: await currentChat(scope) }),
  chatGet: ({ scope, params, query }) => openChat(scope, params.chatId, query),
  chatFilter: ({ scope, body, services }) => pageOf(scope, body, services.clock()),
  chatConnectionList: ({ scope }) => connectionsOf(scope),
  chatCountsGet: ({ scope, services }) => countsOf(scope, services.clock()),

  chatStateUpdate: ({ scope, body }) => change.changeInbox(scope, body.id, body.state),
  chatAreaUpdate: ({ scope, body: { id, selected_area_id, expected_area_id, note } }) =>
    change.changeArea(scope, id, selected_area_id, { expected: expected_area_id, note }),
  chatAssign: ({ scope, body }) => change.assign(scope, body.id, body.user_id, body.expected_user_id),
  chatTransferSend: ({ scope, body }) => transfer(scope, body),
  chatTransferRead: ({ scope, body }) => readNote(scope, body.id),
  chatReactivate: ({ scope, body }) => change.reactivate(scope, body.id),
  chatUnreadToggle: ({ scope, body }) => change.markUnread(scope, body.id, body.open),
  chatAnsweredToggle: ({ scope, body }) => change.markAnswered(scope, body.id, body.answered),
  chatPriorityUpdate: ({ scope, body }) => setPriority(scope, body.id, body.priority),
  chatUsernameUpdate: ({ scope, body }) => change.rename(scope, body.id, body.username),
  chatLabelUpdate: ({ scope, body }) => labelChat(scope, body.id, body.label_id, body.added),
  chatPinUpdate: ({ scope, body }) => pin(scope, body.id, body.pinned),
  chatSnoozeAdd: ({ scope, body }) => snooze(scope, body.id, body.until),
  chatSnoozeRemove: ({ scope, body }) => unsnooze(scope, body.id),
  chatBulkUpdate: ({ scope, body }) => changeAll(scope, body),
  chatBulkUndo: ({ scope, params }) => undoAll(scope, params.undoId),

  chatMessageSend: ({ scope, body }) =>
    withIdempotency('chatMessageSend', scope, [body.id], body, () => sendText(scope, body)),
  chatCommentCreate: ({ scope, body }) =>
    withIdempotency('chatCommentCreate', scope, [body.id], body, () => comment(scope, body.id, body.message)),

  chatForwardSend: ({ scope, body }) =>
    withIdempotency('chatForwardSend', scope, [body.id, body.to_id], body, () => forwardMessage(scope, body)),
  chatMessageDelete: ({ scope, params }) => deleteMessage(scope, params.chatId, params.messageId),

  chatDocumentSend: async ({ scope, body, reply }) => {
    const { data, message } = await withIdempotency(
      'chatDocumentSend',
      scope,
      [body.id],
      body,
      () => sendDocuments(scope, body),
      {
        lookFirst: true,
      },
    )
    return message ? reply(207, { data, message }) : reply(201, { data })
  },
  chatDocumentGet: ({ scope, body }) => download(scope, body),
  chatAudioTranscribe: ({ scope, params }) => transcribe(scope, params.id),
  chatMediaList: ({ scope, params, query }) => gallery(scope, params.chatId, query.before),
  chatTranscriptGet: ({ scope, params }) => transcript(scope, params.chatId),
  chatTranscriptTextGet: ({ scope, params }) => transcriptText(scope, params.chatId),
  chatUnderstandingGet: ({ scope, params }) => explanationOf(scope, params.chatId),
  chatMessageWrittenGet: ({ scope, params }) => writtenOf(scope, params),
  chatLeadExport: ({ scope, params }) => exportLead(scope, params.id),

  ...quickReplies.handlers,
  quickReplyList: async ({ scope }) => ({ quick_replies: await quickReplies.all(scope) }),

  ...macros.handlers,
  macroList: async ({ scope }) => ({ macros: await macros.all(scope) }),
  macroRun: ({ scope, params }) =>
    withIdempotency('macroRun', scope, [params.chatId], params, () => runMacro(scope, params.id, params.chatId)),

  ...labels.handlers,
  labelList: async ({ scope }) => ({ labels: await labels.all(scope) }),
  labelUpdate: ({ scope, body: { id, ...changes } }) => labels.update(scope, id, changes),

  chatAreaList: ({ scope }) => areasOf(scope),
  chatUserList: async ({ scope, query }) => ({ users: await assignable(scope, query.chat) }),

  chatDraftGet: ({ scope, params }) => draftOf(scope, params.id),
  chatDraftUpdate: ({ scope, params, body }) => saveDraft(scope, params.id, body),

  ...chatViews.handlers,
  chatViewList: async ({ scope }) => ({ views: await chatViews.all(scope) }),
})
