// Generated from openapi/. Do not edit: npm run generate.
export interface paths {
  "/access/{bot}": { get: operations["accessGet"]; put: operations["accessUpdate"]; post: operations["accessCreate"] };
  "/access/delete/{bot}/{id}": { delete: operations["accessContactRemove"] };
  "/access/add/{bot}": { post: operations["accessContactAdd"] };
  "/access/toggle/{bot}": { put: operations["accessAllUpdate"] };
  "/access/{bot}/{id}": { put: operations["accessContactUpdate"]; delete: operations["accessDelete"] };
  "/login": { post: operations["sessionLogin"] };
  "/signup": { get: operations["signUpGet"]; post: operations["accountCreate"] };
  "/signup/confirm": { post: operations["emailConfirmationResend"] };
  "/signup/confirm/{token}": { get: operations["emailConfirmationGet"]; post: operations["emailConfirmationComplete"] };
  "/logout": { post: operations["sessionLogout"] };
  "/me": { get: operations["meGet"] };
  "/edit": { put: operations["profileUpdate"] };
  "/change-password": { put: operations["passwordUpdate"] };
  "/forgot": { post: operations["recoveryCreate"] };
  "/forgot/{token}": { get: operations["recoveryGet"]; post: operations["recoveryComplete"] };
  "/update-connection-status": { post: operations["connectionUpdate"] };
  "/update-connection-status/beacon": { post: operations["connectionBeacon"] };
  "/user-connection-status": { get: operations["connectionList"] };
  "/sessions": { get: operations["sessionList"] };
  "/sessions/{id}": { delete: operations["sessionDelete"] };
  "/preferences": { get: operations["preferencesGet"]; put: operations["preferencesUpdate"] };
  "/searches/{bot}": { get: operations["savedSearchesGet"]; put: operations["savedSearchesUpdate"] };
  "/bots/info": { get: operations["botInfoGet"] };
  "/analytics/conversations/{bot}": { get: operations["conversationAnalyticsGet"] };
  "/analytics/cohorts/{bot}": { get: operations["conversationCohortGet"] };
  "/analytics/messages/{bot}": { get: operations["messageAnalyticsGet"] };
  "/analytics/intents/{bot}": { get: operations["intentAnalyticsGet"] };
  "/analytics/live/{bot}": { get: operations["liveBoardGet"] };
  "/analytics/list/{bot}": { get: operations["analyticsConversationList"] };
  "/analytics/reports/send/{bot}/{id}": { post: operations["reportSend"] };
  "/analytics/reports/file/{bot}/{id}": { get: operations["reportExport"] };
  "/analytics/exports/size/{bot}": { get: operations["analyticsExportSizeGet"] };
  "/analytics/exports/{bot}": { get: operations["analyticsExportList"]; post: operations["analyticsExportCreate"] };
  "/analytics/exports/cancel/{bot}/{id}": { post: operations["analyticsExportCancel"] };
  "/analytics/exports/file/{bot}/{id}": { get: operations["analyticsExportFileGet"] };
  "/bots/export/{bot}": { post: operations["botExport"] };
  "/bots/export/{bot}/{id}": { get: operations["botExportGet"] };
  "/bots/clone/{bot}": { post: operations["botClone"] };
  "/bots/remove/{bot}": { post: operations["botRemove"] };
  "/bots/imports": { post: operations["botImportCreate"] };
  "/bots/imports/{id}": { get: operations["botImportGet"]; post: operations["botImportStart"] };
  "/bots/areas/{bot}": { get: operations["areaList"]; put: operations["areaUpdate"]; post: operations["areaCreate"] };
  "/bots/areas/{bot}/{id}": { delete: operations["areaDelete"] };
  "/bots/areas/move/{bot}/{id}": { post: operations["areaMove"] };
  "/bots/areas/contacts/{bot}": { post: operations["areaContactAdd"] };
  "/bots/areas/contacts/toggle/{bot}/{id}": { put: operations["areaContactToggle"] };
  "/bots/areas/handoff/{bot}/{id}": { put: operations["areaHandoffUpdate"] };
  "/bots/contacts/{bot}/{areaId}": { get: operations["areaContactList"] };
  "/assistants/{bot}": { get: operations["assistantList"]; post: operations["assistantCreate"] };
  "/assistants/{bot}/{id}": {
    get: operations["assistantGet"];
    put: operations["assistantUpdate"];
    delete: operations["assistantDelete"];
  };
  "/assistants/models/{bot}": { get: operations["assistantModelList"] };
  "/assistants/knowledge/{bot}/{id}": { get: operations["knowledgeList"]; post: operations["knowledgeAdd"] };
  "/assistants/knowledge/{bot}/{id}/{knowledge_id}": { delete: operations["knowledgeRemove"] };
  "/assistants/test/{bot}/{id}": { post: operations["assistantTest"] };
  "/billing/{bot}": { get: operations["billingGet"] };
  "/billing/plans/{bot}": { get: operations["billingPlanList"] };
  "/billing/preview/{bot}": { post: operations["planChangePreview"] };
  "/billing/plan/{bot}": { put: operations["planChange"] };
  "/billing/cancel/{bot}": { post: operations["subscriptionCancel"] };
  "/billing/resume/{bot}": { post: operations["subscriptionResume"] };
  "/billing/tax/{bot}": { put: operations["taxDataUpdate"] };
  "/billing/payment/{bot}": { put: operations["paymentMethodUpdate"] };
  "/billing/invoices/{bot}": { get: operations["invoiceList"] };
  "/billing/invoices/{bot}/{id}": { get: operations["invoiceGet"] };
  "/billing/invoices/{bot}/{id}/pdf": { get: operations["invoicePdfGet"] };
  "/bots/{bot}": { get: operations["botGet"]; put: operations["botUpdate"]; post: operations["botContactAdd"] };
  "/bots/{bot}/{id}": { delete: operations["botContactRemove"] };
  "/bots/contact/{bot}": { get: operations["botContactGet"]; put: operations["botContactUpdate"] };
  "/bots/handoff/{bot}": { get: operations["handoffGet"]; put: operations["handoffUpdate"] };
  "/bots/form-of-address/{bot}": { put: operations["formOfAddressUpdate"] };
  "/bots/handoff/schedule/{bot}": { put: operations["handoffScheduleUpdate"] };
  "/bots/handoff/holidays/{bot}": { get: operations["handoffHolidayList"] };
  "/bots/handoff/preview/{bot}": { post: operations["handoffPreview"] };
  "/bots/handoff/return/{bot}": { get: operations["handoffReturnPreview"] };
  "/bots/handoff/export-lead/{bot}": { put: operations["exportLeadUpdate"] };
  "/bots/survey/timeout/{bot}": { put: operations["surveyTimeoutUpdate"] };
  "/bots/api/timeout/{bot}": { put: operations["apiTimeoutUpdate"] };
  "/bots/rating-url/{bot}": { put: operations["ratingUrlUpdate"] };
  "/bots/retention/{bot}": { get: operations["retentionPreview"] };
  "/quickbudget/{bot}/{id}/page": { get: operations["quickBudgetPageGet"] };
  "/quickbudget/{bot}/{id}": { get: operations["quickBudgetGet"]; post: operations["quickBudgetCreate"] };
  "/quickbudget/send/{bot}/{id}": { post: operations["quickBudgetSend"] };
  "/budgets/{bot}": { get: operations["budgetList"] };
  "/budgets/products/{bot}": { get: operations["budgetProductList"] };
  "/budgets/{bot}/{id}": { get: operations["budgetGet"] };
  "/budgets/settings/{bot}": { get: operations["budgetSettingsGet"]; put: operations["budgetSettingsUpdate"] };
  "/budgets/settings/preview/{bot}": { post: operations["budgetSettingsPreview"] };
  "/budgets/public/{token}": { get: operations["budgetPublicGet"]; post: operations["budgetPublicAnswer"] };
  "/budgets/public/{token}/pdf": { get: operations["budgetPublicPdfGet"] };
  "/campaigns/{bot}": { get: operations["campaignList"]; post: operations["campaignCreate"] };
  "/campaigns/{bot}/{id}": {
    get: operations["campaignGet"];
    put: operations["campaignUpdate"];
    delete: operations["campaignDelete"];
  };
  "/campaigns/review/{bot}/{id}": { get: operations["campaignReviewGet"] };
  "/campaigns/test/{bot}/{id}": { post: operations["campaignTest"] };
  "/campaigns/launch/{bot}/{id}": { post: operations["campaignLaunch"] };
  "/campaigns/pause/{bot}/{id}": { post: operations["campaignPause"] };
  "/campaigns/resume/{bot}/{id}": { post: operations["campaignResume"] };
  "/campaigns/cancel/{bot}/{id}": { post: operations["campaignCancel"] };
  "/campaigns/duplicate/{bot}/{id}": { post: operations["campaignDuplicate"] };
  "/campaigns/retry/{bot}/{id}": { post: operations["campaignRetry"] };
  "/campaigns/recipients/{bot}/{id}": { get: operations["campaignRecipientList"] };
  "/campaigns/templates/{bot}": { get: operations["templateList"]; post: operations["templateCreate"] };
  "/campaigns/templates/{bot}/{id}": {
    get: operations["templateGet"];
    put: operations["templateUpdate"];
    delete: operations["templateDelete"];
  };
  "/campaigns/templates/sync/{bot}": { post: operations["templateSync"] };
  "/changes/{bot}": { get: operations["changeList"] };
  "/changes/{bot}/{id}": { get: operations["changeGet"] };
  "/changes/restore/{bot}/{id}": { post: operations["changeRestore"] };
  "/chats/{bot}": { get: operations["chatCurrentGet"] };
  "/chats/view/{bot}/{chatId}": { get: operations["chatGet"] };
  "/chats/filter/{bot}": { post: operations["chatFilter"] };
  "/chats/requests/state/{bot}": { post: operations["chatStateUpdate"] };
  "/chats/requests/message/{bot}": { post: operations["chatCommentCreate"] };
  "/chats/requests/change/{bot}": { post: operations["chatAreaUpdate"] };
  "/chats/requests/transfer/{bot}": { post: operations["chatTransferSend"] };
  "/chats/requests/transfer/read/{bot}": { post: operations["chatTransferRead"] };
  "/chats/requests/assign/{bot}": { post: operations["chatAssign"] };
  "/chats/requests/send/{bot}": { post: operations["chatMessageSend"] };
  "/chats/requests/forward/{bot}": { post: operations["chatForwardSend"] };
  "/chats/requests/resend/{bot}": { post: operations["chatMessageResend"] };
  "/chats/requests/send/document/{bot}": { post: operations["chatDocumentSend"] };
  "/chats/requests/reactivate/{bot}": { post: operations["chatReactivate"] };
  "/chats/requests/unread/{bot}": { post: operations["chatUnreadToggle"] };
  "/chats/answered/{bot}": { put: operations["chatAnsweredToggle"] };
  "/chats/priority/{bot}": { put: operations["chatPriorityUpdate"] };
  "/chats/requests/quickreplies/{bot}": { get: operations["quickReplyList"]; post: operations["quickReplyCreate"] };
  "/chats/requests/quickreplies/{bot}/{id}": {
    put: operations["quickReplyUpdate"];
    delete: operations["quickReplyDelete"];
  };
  "/chats/macros/{bot}": { get: operations["macroList"]; post: operations["macroCreate"] };
  "/chats/macros/{bot}/{id}": { put: operations["macroUpdate"]; delete: operations["macroDelete"] };
  "/chats/macros/run/{bot}/{id}/{chatId}": { post: operations["macroRun"] };
  "/chats/labels/{bot}": {
    get: operations["labelList"];
    put: operations["labelUpdate"];
    post: operations["labelCreate"];
  };
  "/chats/labels/{bot}/{id}": { delete: operations["labelDelete"] };
  "/chats/labels/chat/{bot}": { put: operations["chatLabelUpdate"] };
  "/chats/username/{bot}": { put: operations["chatUsernameUpdate"] };
  "/chats/requests/get/document/{bot}": { post: operations["chatDocumentGet"] };
  "/chats/requests/audio/translate/{bot}/{id}": { get: operations["chatAudioTranscribe"] };
  "/chats/user/areas/{bot}": { get: operations["chatAreaList"] };
  "/chats/lead/{bot}/{id}": { post: operations["chatLeadExport"] };
  "/chats/users/{bot}": { get: operations["chatUserList"] };
  "/chats/drafts/{bot}/{id}": { get: operations["chatDraftGet"]; put: operations["chatDraftUpdate"] };
  "/chats/views/{bot}": { get: operations["chatViewList"]; post: operations["chatViewCreate"] };
  "/chats/views/{bot}/{id}": { put: operations["chatViewUpdate"]; delete: operations["chatViewDelete"] };
  "/chats/bulk/{bot}": { post: operations["chatBulkUpdate"] };
  "/chats/bulk/undo/{bot}/{undoId}": { post: operations["chatBulkUndo"] };
  "/chats/counts/{bot}": { get: operations["chatCountsGet"] };
  "/chats/media/{bot}/{chatId}": { get: operations["chatMediaList"] };
  "/chats/understanding/{bot}/{chatId}": { get: operations["chatUnderstandingGet"] };
  "/chats/messages/{bot}/{chatId}/{messageId}": { delete: operations["chatMessageDelete"] };
  "/chats/reactions/{bot}/{chatId}/{messageId}": { put: operations["chatReactionUpdate"] };
  "/chats/written/{bot}/{chatId}/{messageId}": { get: operations["chatMessageWrittenGet"] };
  "/chats/transcript/{bot}/{chatId}": { get: operations["chatTranscriptGet"] };
  "/chats/transcript/text/{bot}/{chatId}": { get: operations["chatTranscriptTextGet"] };
  "/chats/connections/{bot}": { get: operations["chatConnectionList"] };
  "/chats/pin/{bot}": { put: operations["chatPinUpdate"] };
  "/chats/snooze/{bot}": { post: operations["chatSnoozeAdd"] };
  "/chats/wake/{bot}": { post: operations["chatSnoozeRemove"] };
  "/contacts/me/{bot}": { get: operations["contactMineList"] };
  "/contacts/cards/{bot}": { post: operations["contactCardAdd"] };
  "/contacts/block/{bot}": { put: operations["contactBlock"] };
  "/contacts/bulk/{bot}": { put: operations["contactBulkUpdate"] };
  "/contacts/{bot}": { get: operations["contactList"]; post: operations["contactCreate"] };
  "/contacts/{bot}/{id}": {
    get: operations["contactGet"];
    put: operations["contactUpdate"];
    delete: operations["contactDelete"];
  };
  "/contacts/notes/{bot}/{id}": { post: operations["contactNoteCreate"] };
  "/contacts/export/{bot}": { get: operations["contactExport"] };
  "/contacts/duplicates/{bot}": { get: operations["contactDuplicateList"]; put: operations["contactDuplicateUpdate"] };
  "/contacts/merge/{bot}": { post: operations["contactMerge"] };
  "/contacts/merge/undo/{bot}/{id}": { post: operations["contactMergeUndo"] };
  "/contacts/import/{bot}": { get: operations["contactImportList"]; post: operations["contactImport"] };
  "/contacts/import/start/{bot}/{id}": { post: operations["contactImportStart"] };
  "/contacts/import/cancel/{bot}/{id}": { post: operations["contactImportCancel"] };
  "/contacts/import/rejected/{bot}/{id}": { get: operations["contactImportRejectedGet"] };
  "/contacts/import/one/{bot}/{id}": { get: operations["contactImportGet"] };
  "/contacts/import/undo/{bot}/{id}": { post: operations["contactImportUndo"] };
  "/contacts/data/{bot}/{id}": { get: operations["contactDataGet"] };
  "/contacts/data/delete/{bot}/{id}": { post: operations["contactDataDelete"] };
  "/contacts/fields/{bot}": { get: operations["contactFieldList"]; post: operations["contactFieldCreate"] };
  "/contacts/fields/{bot}/{id}": { put: operations["contactFieldUpdate"]; delete: operations["contactFieldDelete"] };
  "/contacts/register/{bot}": { get: operations["contactEventList"] };
  "/entities/{bot}": { get: operations["entityList"]; post: operations["entityCreate"] };
  "/entities/{bot}/{id}": {
    get: operations["entityGet"];
    put: operations["entityUpdate"];
    delete: operations["entityDelete"];
  };
  "/entities/pattern/{bot}": { post: operations["entityPatternTest"] };
  "/entities/trash/{bot}": { get: operations["entityDeletedList"] };
  "/entities/restore/{bot}/{id}": { post: operations["entityRestore"] };
  "/examples/{bot}": { get: operations["exampleList"]; post: operations["exampleCreate"] };
  "/examples/{bot}/{id}": {
    get: operations["exampleGet"];
    put: operations["exampleUpdate"];
    delete: operations["exampleDelete"];
  };
  "/examples/move/{bot}": { post: operations["exampleMove"] };
  "/examples/remove/{bot}": { post: operations["exampleRemove"] };
  "/examples/suggest/{bot}": { post: operations["exampleSuggest"] };
  "/examples/check/{bot}": { post: operations["exampleCheck"] };
  "/examples/change/{bot}": { post: operations["exampleChange"] };
  "/examples/restore/{bot}": { post: operations["exampleRestore"] };
  "/examples/export/{bot}": { post: operations["exampleExport"] };
  "/examples/import/{bot}": { post: operations["exampleImport"] };
  "/forms/{bot}": { get: operations["formList"]; post: operations["formCreate"] };
  "/forms/{bot}/{id}": { get: operations["formGet"]; put: operations["formUpdate"]; delete: operations["formDelete"] };
  "/forms/duplicate/{bot}/{id}": { post: operations["formDuplicate"] };
  "/forms/trash/{bot}": { get: operations["formDeletedList"] };
  "/forms/restore/{bot}/{id}": { post: operations["formRestore"] };
  "/forms/products/characteristics/{bot}/{idForm}": {
    get: operations["characteristicList"];
    post: operations["characteristicCreate"];
  };
  "/forms/products/characteristics/{bot}/{idForm}/{id}": {
    get: operations["characteristicGet"];
    put: operations["characteristicUpdate"];
    delete: operations["characteristicDelete"];
  };
  "/forms/products/inventory/{bot}/{idForm}": { get: operations["productList"]; post: operations["productCreate"] };
  "/forms/products/inventory/{bot}/{idForm}/{id}": {
    get: operations["productGet"];
    put: operations["productUpdate"];
    delete: operations["productDelete"];
  };
  "/forms/products/import/{bot}/{idForm}": { get: operations["productImportList"]; post: operations["productImport"] };
  "/forms/products/import/start/{bot}/{idForm}/{id}": { post: operations["productImportStart"] };
  "/forms/products/import/cancel/{bot}/{idForm}/{id}": { post: operations["productImportCancel"] };
  "/forms/products/import/rejected/{bot}/{idForm}/{id}": { get: operations["productImportRejectedGet"] };
  "/forms/products/import/one/{bot}/{idForm}/{id}": { get: operations["productImportGet"] };
  "/forms/products/prices/{bot}/{idForm}": { post: operations["productPriceUpdate"] };
  "/forms/products/bulk/{bot}/{idForm}": { post: operations["productManyChange"] };
  "/forms/products/cells/{bot}/{idForm}": { post: operations["productCellsUpdate"] };
  "/forms/products/changes/{bot}/{idForm}": { get: operations["productChangeList"] };
  "/forms/products/export/{bot}/{idForm}": { get: operations["productExport"] };
  "/forms/products/undo/{bot}/{idForm}/{id}": { post: operations["productChangeUndo"] };
  "/forms/products/reorder/{bot}/{idForm}": {
    get: operations["productOrderGet"];
    put: operations["productOrderUpdate"];
  };
  "/forms/products/synonyms/{bot}/{idForm}": { get: operations["productSynonymList"] };
  "/forms/products/synonyms/{bot}/{idForm}/{id}": { put: operations["productSynonymUpdate"] };
  "/forms/products/settings/{bot}/{idForm}": {
    get: operations["productSettingsGet"];
    put: operations["productSettingsUpdate"];
  };
  "/forms/products/feed/{bot}/{idForm}": { get: operations["productFeedGet"]; put: operations["productFeedUpdate"] };
  "/forms/feed/{token}": { get: operations["productFeedRead"] };
  "/forms/feed/{token}/images/{product}": { get: operations["productFeedImageRead"] };
  "/forms/examples/{bot}/{idForm}": { get: operations["formExampleList"]; post: operations["formExampleCreate"] };
  "/forms/examples/{bot}/{idForm}/{id}": {
    get: operations["formExampleGet"];
    put: operations["formExampleUpdate"];
    delete: operations["formExampleDelete"];
  };
  "/forms/branches/{bot}/{idForm}": { get: operations["branchList"]; post: operations["branchCreate"] };
  "/forms/branches/{bot}/{idForm}/{id}": {
    get: operations["branchGet"];
    put: operations["branchUpdate"];
    delete: operations["branchDelete"];
  };
  "/forms/branches/move/{bot}/{idForm}/{id}": { put: operations["branchMove"] };
  "/forms/branches/map/{bot}/{idForm}": { get: operations["branchMapGet"] };
  "/forms/branches/trash/{bot}/{idForm}": { get: operations["branchDeletedList"] };
  "/forms/branches/restore/{bot}/{idForm}/{id}": { post: operations["branchRestore"] };
  "/forms/branches/questions/{bot}/{idForm}": {
    get: operations["branchQuestionsGet"];
    put: operations["branchQuestionsUpdate"];
  };
  "/forms/branches/settings/{bot}/{idForm}": {
    get: operations["branchSettingsGet"];
    put: operations["branchSettingsUpdate"];
  };
  "/forms/survey/{bot}": { post: operations["surveyCreate"] };
  "/forms/survey/{bot}/{idForm}": { get: operations["surveyQuestionsGet"]; put: operations["surveyQuestionsUpdate"] };
  "/forms/survey/links/{bot}/{idForm}": { get: operations["surveyLinkList"]; post: operations["surveyLinkCreate"] };
  "/forms/survey/links/{bot}/{idForm}/{id}": {
    get: operations["surveyLinkGet"];
    put: operations["surveyLinkUpdate"];
    delete: operations["surveyLinkDelete"];
  };
  "/forms/survey/settings/{bot}/{idForm}": {
    get: operations["surveySettingsGet"];
    put: operations["surveySettingsUpdate"];
  };
  "/forms/survey/send/{bot}/{idForm}": { get: operations["surveySendList"]; post: operations["surveySendCreate"] };
  "/forms/survey/send/{bot}/{idForm}/preview": { post: operations["surveySendPreview"] };
  "/forms/survey/send/{bot}/{idForm}/{id}/stop": { post: operations["surveySendStop"] };
  "/forms/survey/answers/{bot}/{idForm}": { get: operations["surveyAnswerList"] };
  "/forms/survey/answers/{bot}/{idForm}/{id}": {
    get: operations["surveyAnswerGet"];
    put: operations["surveyAnswerUpdate"];
    delete: operations["surveyAnswerDelete"];
  };
  "/forms/survey/answers/person/{bot}/{idForm}/{id}": { delete: operations["surveyPersonDelete"] };
  "/forms/survey/export/{bot}/{idForm}": { get: operations["surveyAnswerExport"] };
  "/forms/survey/summary/{bot}/{idForm}": { get: operations["surveySummaryGet"] };
  "/forms/public/{slug}": { get: operations["surveyPublicGet"]; post: operations["surveyPublicAnswer"] };
  "/forms/public/progress/{slug}": { post: operations["surveyProgressUpdate"] };
  "/forms/contact/{bot}": { get: operations["contactFormGet"]; put: operations["contactFormUpdate"] };
  "/forms/contact/leads/{bot}": { get: operations["contactFormLeadList"] };
  "/forms/contact/leads/{bot}/{id}": { delete: operations["contactFormLeadDelete"] };
  "/forms/contact/summary/{bot}": { get: operations["contactFormSummaryGet"] };
  "/groups/preview/{bot}": { post: operations["contactGroupPreview"] };
  "/groups/members/{bot}/{id}": {
    get: operations["contactGroupMemberList"];
    post: operations["contactGroupMemberUpdate"];
  };
  "/home/{bot}": { get: operations["homeGet"] };
  "/ia/{bot}": { get: operations["intentList"] };
  "/ia/selector/add/{bot}": { post: operations["intentCreate"] };
  "/ia/selector/{bot}/{category_id}/{id}": { post: operations["intentDelete"] };
  "/ia/intent/{bot}/{id}": { put: operations["intentUpdate"] };
  "/ia/merge/{bot}/{id}": { post: operations["intentMerge"] };
  "/ia/buttons/{bot}": { get: operations["intentButtonList"] };
  "/ia/trash/{bot}": { get: operations["intentDeletedList"] };
  "/ia/restore/{bot}/{id}": { post: operations["intentRestore"] };
  "/plugins/keys/{bot}": { get: operations["apiKeyList"]; post: operations["apiKeyCreate"] };
  "/plugins/keys/{bot}/{id}": { put: operations["apiKeyUpdate"]; delete: operations["apiKeyDelete"] };
  "/media/{bot}": { post: operations["mediaUpload"] };
  "/media/{bot}/{id}": { get: operations["mediaGet"] };
  "/misunderstood/{bot}": { get: operations["misunderstoodList"]; post: operations["misunderstoodResolve"] };
  "/misunderstood/undo/{bot}": { post: operations["misunderstoodUndo"] };
  "/misunderstood/suggestions/{bot}": { get: operations["misunderstoodSuggestionList"] };
  "/misunderstood/coverage/{bot}": { get: operations["misunderstoodCoverageGet"] };
  "/bots/notifications/{bot}": { get: operations["notificationGet"]; put: operations["notificationUpdate"] };
  "/bots/notifications/contacts/{bot}": { get: operations["notificationContactList"] };
  "/bots/notifications/test/{bot}": { post: operations["notificationTest"] };
  "/bots/notifications/resend/{bot}/{id}": { post: operations["notificationContactResend"] };
  "/notifications/public/{token}": {
    get: operations["notificationPublicGet"];
    post: operations["notificationPublicAnswer"];
  };
  "/platform/bots": { get: operations["platformBotList"]; post: operations["platformBotCreate"] };
  "/platform/bots/{id}": { get: operations["platformBotGet"]; put: operations["platformBotUpdate"] };
  "/platform/bots/remove/{id}": { post: operations["platformBotRemove"] };
  "/platform/bots/restore/{id}": { post: operations["platformBotRestore"] };
  "/platform/bots/owner/{id}": { post: operations["platformOwnerChange"] };
  "/platform/bots/suspension/{id}": { post: operations["platformBotSuspend"]; delete: operations["platformBotResume"] };
  "/platform/accounts": { get: operations["platformAccountList"] };
  "/platform/accounts/{id}": { delete: operations["platformAccountDelete"] };
  "/platform/accounts/confirmation/{id}": { post: operations["platformConfirmationResend"] };
  "/platform/accounts/block/{id}": { put: operations["platformBlockAdd"]; delete: operations["platformBlockRemove"] };
  "/platform/connections": { get: operations["platformConnectionList"] };
  "/platform/plans": { get: operations["planList"] };
  "/plugins/{bot}": { get: operations["pluginList"] };
  "/plugins/setup/{bot}": { get: operations["pluginSetupGet"] };
  "/plugins/whatsapp/{bot}": { post: operations["whatsappConnect"] };
  "/plugins/whatsapp/{bot}/{id}": { put: operations["whatsappUpdate"] };
  "/plugins/facebook/{bot}": { post: operations["facebookConnect"] };
  "/plugins/facebook/{bot}/{id}": { put: operations["facebookUpdate"] };
  "/plugins/register/{bot}/{id}": { post: operations["whatsappNumberAdd"] };
  "/plugins/whatsapp/profile/{bot}/{id}": {
    get: operations["whatsappProfileGet"];
    put: operations["whatsappProfileUpdate"];
  };
  "/plugins/test/{bot}/{id}": { post: operations["pluginTest"] };
  "/plugins/disconnect/{bot}/{id}": { post: operations["pluginDisconnect"] };
  "/plugins/events/{bot}": { get: operations["pluginEventList"] };
  "/plugins/telegram/{bot}": { post: operations["telegramConnect"] };
  "/plugins/telegram/{bot}/{id}": { put: operations["telegramUpdate"] };
  "/plugins/email/{bot}": { post: operations["mailboxConnect"] };
  "/plugins/email/{bot}/{id}": { put: operations["mailboxUpdate"] };
  "/responses/{bot}": { get: operations["responseList"]; post: operations["responseCreate"] };
  "/responses/{bot}/{id}": {
    get: operations["responseGet"];
    put: operations["responseUpdate"];
    delete: operations["responseDelete"];
  };
  "/responses/secondary/{bot}": {
    get: operations["secondaryResponseList"];
    post: operations["secondaryResponseCreate"];
  };
  "/responses/secondary/{bot}/{id}": {
    get: operations["secondaryResponseGet"];
    put: operations["secondaryResponseUpdate"];
    delete: operations["secondaryResponseDelete"];
  };
  "/responses/quick/{bot}": { get: operations["quickResponseList"]; post: operations["quickResponseCreate"] };
  "/responses/quick/{bot}/{id}": {
    get: operations["quickResponseGet"];
    put: operations["quickResponseUpdate"];
    delete: operations["quickResponseDelete"];
  };
  "/responses/quick/order/{bot}": { put: operations["quickResponseOrder"] };
  "/responses/categories/{bot}": {
    get: operations["responseCategoryList"];
    post: operations["responseCategoryCreate"];
  };
  "/responses/questions/check/{bot}": { post: operations["responseQuestionCheck"] };
  "/responses/questions/intent/{bot}/{id}": { get: operations["responseQuestionList"] };
  "/responses/questions/move/{bot}": { post: operations["responseQuestionMove"] };
  "/responses/restore/{bot}/{id}": { post: operations["responseRestore"] };
  "/responses/import/{bot}": { post: operations["responseImport"] };
  "/responses/export/{bot}": { get: operations["responseExport"] };
  "/responses/lead/{bot}": { post: operations["responseLeadCheck"] };
  "/responses/choices/{bot}": { get: operations["responseChoiceList"] };
  "/responses/trash/{bot}": { get: operations["responseDeletedList"] };
  "/responses/categories/{bot}/{id}": {
    put: operations["responseCategoryUpdate"];
    delete: operations["responseCategoryDelete"];
  };
  "/responses/secondary/defaults/{bot}": { get: operations["systemResponseList"] };
  "/responses/secondary/restore/{bot}/{id}": { post: operations["secondaryResponseRestore"] };
  "/responses/secondary/convert/{bot}/{id}": { post: operations["secondaryResponseConvert"] };
  "/responses/quick/convert/{bot}": { post: operations["quickResponseConvert"] };
  "/responses/quick/restore/{bot}/{id}": { post: operations["quickResponseRestore"] };
  "/responses/quick/trash/{bot}": { get: operations["quickResponseDeletedList"] };
  "/responses/quick/limit/{bot}": { get: operations["quickResponseLimitGet"] };
  "/rules/move/{bot}/{id}": { put: operations["chatRuleMove"] };
  "/rules/enabled/{bot}/{id}": { put: operations["chatRuleToggle"] };
  "/rules/preview/{bot}": { post: operations["chatRulePreview"] };
  "/rules/runs/{bot}": { get: operations["chatRuleRunList"] };
  "/responses/phrases/{bot}": { get: operations["smallTalkList"] };
  "/responses/phrases/{bot}/{id}": { get: operations["smallTalkGet"]; put: operations["smallTalkUpdate"] };
  "/synonyms/reset/{bot}/{id}": { post: operations["synonymGroupReset"] };
  "/bots": { post: operations["botCreate"] };
  "/bots/templates": { get: operations["botTemplateList"] };
  "/bots/state/{bot}": { get: operations["botStateGet"]; put: operations["botStateUpdate"] };
  "/admin/{bot}": { get: operations["teamList"]; post: operations["teamInvite"] };
  "/admin/{bot}/{user_id}": { delete: operations["teamRemove"] };
  "/admin/toggle/{bot}/{user_id}": { patch: operations["teamRoleUpdate"] };
  "/admin/edit/{bot}/{user_id}": { patch: operations["teamUserUpdate"] };
  "/team/availability/{bot}": { get: operations["availabilityGet"]; put: operations["availabilityUpdate"] };
  "/admin/accept/{id}": { get: operations["invitationGet"]; post: operations["invitationAccept"] };
  "/admin/invitations/{bot}": { get: operations["invitationList"] };
  "/admin/invitations/{bot}/{id}": { post: operations["invitationResend"]; delete: operations["invitationDelete"] };
  "/plugins/templates/{bot}": { get: operations["whatsappTemplateList"] };
  "/plugins/templates/sync/{bot}": { post: operations["whatsappTemplateSync"] };
  "/chats/templates/{bot}/{chatId}": { get: operations["chatTemplateList"] };
  "/chats/templates/send/{bot}": { post: operations["chatTemplateSend"] };
  "/chats/numbers/{bot}": { get: operations["chatNumberList"] };
  "/chats/numbers/templates/{bot}/{id}": { get: operations["chatNumberTemplateList"] };
  "/chats/start/{bot}": { post: operations["chatStart"] };
  "/testbot/message/{bot}": { post: operations["testMessageSend"] };
  "/testbot/reset/{bot}": { post: operations["testReset"] };
  "/testbot/contacts/{bot}": { get: operations["testContactList"] };
  "/testbot/cases/{bot}": { get: operations["testCaseList"]; post: operations["testCaseCreate"] };
  "/testbot/cases/{bot}/{id}": {
    get: operations["testCaseGet"];
    put: operations["testCaseUpdate"];
    delete: operations["testCaseDelete"];
  };
  "/testbot/run/{bot}": { post: operations["testRun"] };
  "/testbot/batch/{bot}": { post: operations["testBatchRun"] };
  "/testbot/batch/read/{bot}": { post: operations["testBatchRead"] };
  "/testbot/recent/{bot}": { get: operations["testRecentMessageList"] };
  "/testbot/chats/{bot}": { get: operations["testChatList"] };
  "/testbot/chat/{bot}/{chatId}": { get: operations["testChatCaseGet"] };
  "/training/{bot}": { get: operations["trainingGet"]; post: operations["trainingStart"] };
  "/training/cancel/{bot}": { post: operations["trainingCancel"] };
  "/training/restore/{bot}": { post: operations["trainingRestore"] };
  "/training/runs/{bot}": { get: operations["trainingRunList"] };
  "/training/report/{bot}/{id}": { get: operations["trainingReportGet"] };
  "/updates/{bot}": { get: operations["updateList"] };
  "/updates/feed.json": { get: operations["updateFeedGet"] };
  "/updates/feed.xml": { get: operations["updateRssGet"] };
  "/updates/read/{bot}/{id}": { put: operations["updateRead"] };
  "/bots/webchat/settings/{bot}": { get: operations["webchatSettingsGet"]; put: operations["webchatSettingsUpdate"] };
  "/bots/webchat/publication/{bot}": { get: operations["webchatPublicationGet"] };
  "/bots/styles/{bot}": { get: operations["botStyleGet"] };
  "/bots/edit/bot/styles/{bot}": { put: operations["botStyleUpdate"] };
  "/bots/webchat/parameters/{bot}": {
    get: operations["webchatParametersGet"];
    put: operations["webchatParametersUpdate"];
  };
  "/bots/webchat/parameters/message/{bot}": { put: operations["whatsappMessageUpdate"] };
  "/webchat/{key}": { get: operations["webchatFaceGet"] };
  "/webchat/{key}/sessions": { post: operations["webchatSessionCreate"] };
  "/webchat/{key}/messages": { get: operations["webchatMessageList"]; post: operations["webchatMessageSend"] };
  "/webchat/{key}/files": { post: operations["webchatFileCreate"] };
  "/webchat/{key}/files/{file}": { get: operations["webchatFileGet"] };
  "/webchat/{key}/ratings": { post: operations["webchatRatingCreate"] };
  "/webchat/{key}/typing": { post: operations["webchatTypingUpdate"] };
  "/webchat/{key}/consents": { post: operations["webchatConsentCreate"] };
  "/webchat/{key}/offline": { post: operations["webchatOfflineCreate"] };
  "/webchat/{key}/restarts": { post: operations["webchatStart"] };
  "/webhooks/{bot}": { get: operations["webhookList"]; post: operations["webhookCreate"] };
  "/webhooks/test/{bot}/{id}": { post: operations["webhookTest"] };
  "/webhooks/rotate/{bot}/{id}": { post: operations["webhookRotate"] };
  "/webhooks/deliveries/{bot}": { get: operations["webhookDeliveryList"] };
  "/webhooks/deliveries/{bot}/{id}": { get: operations["webhookDeliveryGet"] };
  "/webhooks/resend/{bot}/{id}": { post: operations["webhookResend"] };
  "/analytics/reports/{bot}": { get: operations["reportList"]; post: operations["reportCreate"] };
  "/analytics/reports/{bot}/{id}": {
    get: operations["reportGet"];
    put: operations["reportUpdate"];
    delete: operations["reportDelete"];
  };
  "/analytics/alerts/{bot}": { get: operations["figureAlertList"]; post: operations["figureAlertCreate"] };
  "/analytics/alerts/{bot}/{id}": {
    get: operations["figureAlertGet"];
    put: operations["figureAlertUpdate"];
    delete: operations["figureAlertDelete"];
  };
  "/analytics/exports/{bot}/{id}": {
    get: operations["analyticsExportGet"];
    delete: operations["analyticsExportDelete"];
  };
  "/groups/{bot}": { get: operations["contactGroupList"]; post: operations["contactGroupCreate"] };
  "/groups/{bot}/{id}": {
    get: operations["contactGroupGet"];
    put: operations["contactGroupUpdate"];
    delete: operations["contactGroupDelete"];
  };
  "/groups/trash/{bot}": { get: operations["contactGroupDeletedList"] };
  "/groups/restore/{bot}/{id}": { post: operations["contactGroupRestore"] };
  "/rules/{bot}": { get: operations["chatRuleList"]; post: operations["chatRuleCreate"] };
  "/rules/{bot}/{id}": {
    get: operations["chatRuleGet"];
    put: operations["chatRuleUpdate"];
    delete: operations["chatRuleDelete"];
  };
  "/synonyms/{bot}": { get: operations["synonymGroupList"]; post: operations["synonymGroupCreate"] };
  "/synonyms/{bot}/{id}": {
    get: operations["synonymGroupGet"];
    put: operations["synonymGroupUpdate"];
    delete: operations["synonymGroupDelete"];
  };
  "/synonyms/trash/{bot}": { get: operations["synonymGroupDeletedList"] };
  "/synonyms/restore/{bot}/{id}": { post: operations["synonymGroupRestore"] };
  "/webhooks/{bot}/{id}": {
    get: operations["webhookGet"];
    put: operations["webhookUpdate"];
    delete: operations["webhookDelete"];
  };
}
export interface webhooks {
  message: {
    parameters: {};
    /** Mensaje nuevo en una conversación */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["MessageEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  conversation: {
    parameters: {};
    /** Conversación nueva o que pasa a verse */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["ConversationEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "change-inbox": {
    parameters: {};
    /** Una conversación cambió de casilla */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["ChangeInboxEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "change-area": {
    parameters: {};
    /** Una conversación cambió de área. Queda sin persona asignada. */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["ChangeAreaEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "assign-user": {
    parameters: {};
    /** Una conversación cambió de persona asignada */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["AssignUserEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  status: {
    parameters: {};
    /** Cambió el envío de un mensaje. Un estado posterior nunca vuelve atrás, salvo que alguien reenvíe el mensaje. */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["StatusEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  reaction: {
    parameters: {};
    /** Cambió la reacción a un mensaje. Trae las dos, la del cliente y la del equipo; la que falta no está. */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["ReactionEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "message-text": {
    parameters: {};
    /** Cambió el texto de un mensaje o lo que oculta */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["MessageTextEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  labels: {
    parameters: {};
    /** Cambiaron las etiquetas de una conversación */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["LabelsEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "change-username": {
    parameters: {};
    /** Cambió el nombre de una conversación */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["ChangeUsernameEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "internal-message": {
    parameters: {};
    /** Comentario interno en una conversación */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["InternalMessageEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "set-unread": {
    parameters: {};
    /** Una conversación se leyó o se marcó sin leer */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["SetUnreadEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "toggle-answered": {
    parameters: {};
    /** Una conversación se marcó contestada o sin contestar */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["ToggleAnsweredEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  reactivate: {
    parameters: {};
    /** Una conversación volvió al chatbot */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["ReactivateEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "chat-snoozed": {
    parameters: {};
    /** Una conversación se pospuso o volvió a la lista. woken_for es a quién avisar cuando vuelve por la hora. */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["ChatSnoozedEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "thread-events": {
    parameters: {};
    /** Algo cambió en una conversación. Para verlo entre sus mensajes. Cada cambio tiene además su propio aviso. */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["ThreadEventsEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "chat-pinned": {
    parameters: {};
    /** La persona fijó una conversación o dejó de fijarla */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["ChatPinnedEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  mention: {
    parameters: {};
    /** Un comentario mencionó a la persona, o ella leyó sus menciones de una conversación */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["MentionEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "rule-notice": {
    parameters: {};
    /** Una regla le avisa a la persona de una conversación */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["RuleNoticeEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "chat-left": {
    parameters: {};
    /** Una conversación dejó de estar a la vista de la persona */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["ChatLeftEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  training: {
    parameters: {};
    /** Avance del entrenamiento */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["Training"] } };
      responses: { 204: { content?: never } };
    };
  };
  content: {
    parameters: {};
    /** Cambió lo que el chatbot sabe. Una vez por cada clase de cosa que un cambio tocó. Quien la está viendo vuelve a pedirla. */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["ContentEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "bot-state": {
    parameters: {};
    /** El chatbot se encendió o se apagó */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["BotStateEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  availability: {
    parameters: {};
    /** Alguien del equipo cambió su disponibilidad */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["AvailabilityEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  membership: {
    parameters: {};
    /** Cambió lo que la persona puede hacer en el chatbot. Nulo cuando dejó de ser parte del equipo. */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["MembershipEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  "session-closed": {
    parameters: {};
    /** Una sesión de la persona se cerró */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["SessionClosedEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
  notification: {
    parameters: {};
    /** Aviso para la persona en su navegador */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": components["schemas"]["NotificationDeliveredEvent"] } };
      responses: { 204: { content?: never } };
    };
  };
}
export interface components {
  schemas: {
    /** Contacto */
    AccessContact: {
      id: components["schemas"]["Id"];
      contact_id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Teléfono */
      phone: string;
      /** Activo */
      enabled: boolean;
    };
    AccessGroup: {
      company_id: components["schemas"]["Id"];
      /** Empresa */
      company_name: string;
      /** Clave. La verás completa una sola vez, al crearla. */
      company_token?: string;
      /** Sitio. El único sitio desde el que vale la clave. Si lo dejas vacío, vale en los sitios permitidos del webchat. */
      url: components["schemas"]["HttpsUrl"] | null;
      /** Últimos caracteres de la clave */
      readonly token_last4: string;
      /** Último uso. Format: date-time */
      readonly token_last_used_at: string | null;
      /** Contactos */
      contacts: components["schemas"]["AccessContact"][];
      /** Vence. Format: date-time. Desde ese momento la clave deja de valer. Si lo dejas vacío, no vence. */
      expires_at: string | null;
      /** Área. Atiende las conversaciones nuevas de la empresa. */
      area_id: number | null;
      /** La clave anterior vale hasta. Format: date-time */
      readonly previous_token_until: string | null;
      /** Mensaje sin acceso. Lo lee quien llega con una clave vencida o sin permiso. Si lo dejas vacío, usa el texto habitual. */
      message_denied: string;
    };
    AccessGroups: {
      /** Clientes sin empresa. De los últimos 30 días */
      outside_visitors: number;
      /** Acceso para todos */
      access_all: boolean;
      /** Empresas */
      companies: components["schemas"]["AccessGroup"][];
    };
    AccessGroupInput: {
      /** Empresa */
      company_name: string;
    };
    AccessGroupUpdate: {
      /** Empresa */
      company_name?: string;
      /** Número de empresa */
      id: number;
      /** Clave. Si la dejas vacía, creamos otra. */
      company_token?: string;
      /** Anular la clave anterior. Deja de valer enseguida, por si la conoce quien no debe. */
      revoke_previous?: boolean;
      /** Sitio. El único sitio desde el que vale la clave. Si lo dejas vacío, vale en los sitios permitidos del webchat. */
      url?: components["schemas"]["HttpsUrl"] | null;
      /** Vence. Format: date-time. Desde ese momento la clave deja de valer. Si lo dejas vacío, no vence. */
      expires_at?: string | null;
      /** Área. Atiende las conversaciones nuevas de la empresa. */
      area_id?: number | null;
      /** Mensaje sin acceso. Lo lee quien llega con una clave vencida o sin permiso. Si lo dejas vacío, usa el texto habitual. */
      message_denied?: string;
    };
    AccessContactInput: {
      /** Contacto */
      contact_id: number | null;
      /** Empresa */
      company_id: number;
      contact?: components["schemas"]["NewContact"];
    };
    AccessAll: {
      /** Acceso para todos */
      access_all: boolean;
    };
    AccessContactUpdate: {
      /** Activo */
      enabled: boolean;
    };
    Credentials: {
      /** Usuario */
      username: string;
      /** Contraseña */
      password: string;
    };
    SessionToken: {
      /** Credencial de la sesión; va en la cabecera authorization */
      jwt: string;
    };
    AccountInput: {
      /** Nombre */
      name: string;
      /** Usuario */
      username: string;
      /** Correo. Format: email */
      email: string;
      /** Contraseña */
      password: string;
    };
    /** Registro */
    SignUpMode: "open" | "invitation" | "closed";
    SignUpPolicy: { sign_up: components["schemas"]["SignUpMode"] };
    EmailConfirmation: {
      /** Correo */
      email: string;
      /** Usuario */
      username: string;
      /** Ya confirmado */
      confirmed: boolean;
    };
    /** Si ya tienes una cuenta con ese correo, ingresa su usuario y su contraseña. */
    InvitationAnswer: {
      /** Nombre */
      name: string;
      /** Usuario */
      username: string;
      /** Contraseña */
      password: string;
    };
    ProfileInput: {
      /** Nombre */
      name: string;
      /** Usuario */
      username: string;
      /** Correo. Format: email */
      email: string;
      /** Contraseña actual. La pedimos solo si cambias el correo. */
      current_password?: string;
    };
    Profile: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Usuario */
      username: string;
      /** Correo */
      email: string | null;
    };
    PasswordInput: {
      /** Contraseña actual */
      current_password: string;
      /** Nueva contraseña */
      password: string;
    };
    RecoveryInput: {
      /** Usuario o correo */
      username: string;
    };
    RecoveryLink: {
      /** Vence. Format: date-time */
      expires_at: string;
    };
    NewPassword: {
      /** Nueva contraseña */
      password: string;
    };
    /** Permisos */
    BotPermissions: {
      /** Respuestas */
      responses: boolean;
      /** Formularios */
      forms: boolean;
      /** Conectores y asistentes */
      plugins: boolean;
      /** Conversaciones */
      chats: boolean;
      /** Agenda */
      contacts: boolean;
      /** Avanzado y campañas */
      advanced_configuration: boolean;
      /** Configuración */
      configuration: boolean;
      /** Facturación */
      pricing: boolean;
    };
    /** Rol */
    RoleId: 2 | 3 | 4 | 5;
    /** Rol */
    Role: {
      id: components["schemas"]["RoleId"];
      /** Rol */
      name: string;
    };
    /** Plan */
    PlanName: {
      id: components["schemas"]["Id"];
      /** Plan */
      name: string;
    };
    /** Canales conectados */
    Integrations: {
      /** Facebook. Página conectada */
      facebook: string | null;
      /** WhatsApp. Teléfono conectado */
      phone: string | null;
    };
    /** Chatbot de la persona, con lo que puede hacer en él */
    MyBot: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      role: components["schemas"]["Role"];
      bot_plan: components["schemas"]["PlanName"];
      permissions: components["schemas"]["BotPermissions"];
      integrations: components["schemas"]["Integrations"];
      /** Zona horaria. La del chatbot; en ella se escriben las fechas */
      timezone?: string;
      /** Avatar */
      avatar?: string | null;
      unread_policy?: components["schemas"]["UnreadPolicy"];
      suspended?: components["schemas"]["Suspension"];
    };
    /** Persona de la sesión */
    Me: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Usuario */
      username: string;
      /** Correo */
      email: string | null;
      /** Correo confirmado */
      email_confirmed: boolean;
      /** Administra la plataforma */
      admin: boolean;
      /** Chatbots que puede crear */
      bots_left: number;
      /** Rol en la plataforma; cada chatbot tiene el suyo */
      role: {
        /** Rol */
        name: string;
      };
      bots: components["schemas"]["MyBot"][];
      preferences: components["schemas"]["Preferences"];
      /** Novedades sin leer */
      unread_updates: number;
    };
    /** Sonido */
    NotificationSound: "none" | "bell" | "drop" | "knock";
    Preferences: {
      /** Atajos de teclado. @default true */
      shortcuts: boolean;
      /** Notificaciones de escritorio. @default false */
      desktop_notifications: boolean;
      sound: components["schemas"]["NotificationSound"];
      /** Volumen. @default 60 */
      volume: number;
      /** Solo con la ventana oculta. @default true */
      only_when_hidden: boolean;
      quiet_hours?: components["schemas"]["QuietHours"];
      /** Mostrar los primeros pasos. @default true */
      first_steps?: boolean;
      /** Chatbots sin primeros pasos */
      first_steps_hidden?: number[];
    };
    /** Búsquedas guardadas */
    SavedSearches: {
      /** Búsquedas */
      searches: {
        screen: components["schemas"]["SavedSearchScreen"];
        label: components["schemas"]["SavedSearchLabel"];
        value: components["schemas"]["SavedSearchValue"];
      }[];
    };
    /** Lista */
    SavedSearchScreen: string;
    /** Nombre de la búsqueda */
    SavedSearchLabel: string;
    /** Búsqueda */
    SavedSearchInput: {
      screen: components["schemas"]["SavedSearchScreen"];
      label: components["schemas"]["SavedSearchLabel"];
      value?: components["schemas"]["SavedSearchValue"];
    };
    /** Filtros y orden */
    SavedSearchValue: {
      /** Filtros */
      filter: { [key: string]: string | number | boolean | null | (string | number)[] };
      /** Filtros a la vista */
      displayedFilters?: { [key: string]: boolean };
      /** Orden */
      sort?: {
        /** Columna */
        field: string;
        /** Sentido */
        order: "ASC" | "DESC";
      };
      /** Filas por página */
      perPage?: number;
    };
    /** Horario de silencio. En ese horario no hay sonido ni notificaciones. Puede pasar la medianoche. */
    QuietHours: {
      /** Horario de silencio. @default false */
      enabled: boolean;
      /** Desde */
      from: string;
      /** Hasta */
      to: string;
      /** Días en que empieza */
      days: components["schemas"]["Weekday"][];
    };
    Session: {
      id: components["schemas"]["Id"];
      /** Sesión actual */
      current: boolean;
      /** Inicio. Format: date-time */
      created_at: string;
      /** Último uso. Format: date-time */
      last_used_at: string;
      /** Vence. Format: date-time */
      expires_at: string;
      /** Dirección */
      ip: string | null;
      /** Navegador */
      user_agent: string | null;
    };
    /** Estado */
    ConnectedState: true | false;
    ConnectionInput: {
      connected: components["schemas"]["ConnectedState"];
      /** Ancho de banda (Mbps) */
      connection_downlink?: number | null;
      /** Tipo de conexión */
      connection_effective_type?: string | null;
      /** Latencia (ms) */
      connection_rtt?: number | null;
      /** Navegador */
      user_agent?: string | null;
      /** Plataforma */
      platform?: string | null;
    };
    /** Aviso al cerrar la página, con la credencial en el cuerpo porque la baliza no lleva cabeceras */
    ConnectionBeacon: {
      token: string;
      connected: components["schemas"]["ConnectedState"];
      /** Ancho de banda (Mbps) */
      connection_downlink?: number | null;
      /** Tipo de conexión */
      connection_effective_type?: string | null;
      /** Latencia (ms) */
      connection_rtt?: number | null;
      /** Navegador */
      user_agent?: string | null;
      /** Plataforma */
      platform?: string | null;
    };
    UserConnection: {
      id: components["schemas"]["Id"];
      user: {
        id: components["schemas"]["Id"];
        /** Nombre */
        name: string;
        /** Usuario */
        username: string;
      };
      connected: components["schemas"]["ConnectedState"];
      /** Última Conexión. Format: date-time */
      last_seen: string;
      /** Última Conexión. Milisegundos desde 1970; sirve para ordenar */
      date_to_filter: number;
      /** Tipo de conexión */
      connection_effective_type: string | null;
      /** Ancho de banda (Mbps) */
      connection_downlink: number | null;
      /** Latencia (ms) */
      connection_rtt: number | null;
    };
    UserConnections: { user_connections: components["schemas"]["UserConnection"][] };
    BotInfo: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      bot_plan: components["schemas"]["PlanName"];
      /** Versión */
      version: string;
      special_state: components["schemas"]["BotSpecialState"];
      /** Puede encenderlo y apagarlo */
      may_switch: boolean;
      state: components["schemas"]["TrainingState"];
      /** Cambios sin entrenar */
      pending_changes: number;
    };
    BotInfos: { bots: components["schemas"]["BotInfo"][] };
    /** Período */
    AnalyticsPeriod: {
      /** Desde. Format: date */
      from: string;
      /** Hasta. Format: date */
      to: string;
      /** Período anterior desde. Format: date */
      previous_from: string | null;
      /** Período anterior hasta. Format: date */
      previous_to: string | null;
      timezone: components["schemas"]["TimeZone"];
      /** Recuento en curso. Parte de las conversaciones anteriores que ya se contó, mientras se las cuenta de nuevo */
      counting: number | null;
    };
    /** Cifra. Cada cifra con su definición */
    AnalyticsMetric: "started" | "contacts" | "new_contacts" | "returning_contacts" | "bot_only" | "handed_off" | "handoff_rate" | "containment" | "resolved_by_human" | "unanswered" | "abandoned" | "reopened" | "on_time" | "csat" | "nps" | "first_response" | "resolution" | "received" | "sent_bot" | "sent_agent" | "sent_template" | "per_conversation" | "failed" | "delivery_rate" | "read_rate" | "hits" | "confidence" | "fallback_rate" | "misunderstood";
    /** Cifra */
    AnalyticsFigure: {
      metric: components["schemas"]["AnalyticsMetric"];
      /** Valor. Nada, si no hay con qué calcularlo. Los tiempos están en segundos. */
      value: number | null;
      /** Período anterior */
      previous: number | null;
      /** Margen. Cuánto puede variar hacia cada lado, con una confianza del 95 % */
      margin: number | null;
      /** Casos. Sobre cuántos casos se calculó */
      base: number | null;
      /** Sin conversación. De esos casos, los de encuestas por enlace y de conversaciones eliminadas */
      unlinked?: number;
    };
    /** Punto */
    AnalyticsPoint: {
      /** Clave. El día, el canal o el id de lo que se cuenta */
      key: string;
      /** Nombre */
      label: string;
      /** Valor */
      value: number;
      /** Período anterior */
      previous: number | null;
    };
    /** Día */
    AnalyticsDay: {
      /** Día. Format: date */
      day: string;
      /** Iniciadas */
      started: number;
      /** Derivadas */
      handed_off: number;
      /** Resueltas */
      resolved: number;
      /** Iniciadas antes */
      previous: number | null;
    };
    /** Hora de la semana */
    AnalyticsHour: {
      weekday: components["schemas"]["Weekday"];
      /** Hora */
      hour: number;
      /** Iniciadas */
      started: number;
      /** Derivadas. Las que pasaron a una persona en esa hora */
      handed_off: number;
    };
    /** Duración. Segundos; `open` cuenta solo el horario de atención */
    AnalyticsDuration: {
      metric: components["schemas"]["AnalyticsMetric"];
      /** Promedio */
      average: number | null;
      /** Mediana */
      median: number | null;
      /** 9 de cada 10 */
      p90: number | null;
      /** Promedio en horario */
      open_average: number | null;
      /** Mediana en horario */
      open_median: number | null;
      /** 9 de cada 10 en horario */
      open_p90: number | null;
      /** Casos */
      base: number;
      /** Período anterior */
      previous: {
        /** Promedio */
        average: number | null;
        /** Mediana */
        median: number | null;
        /** 9 de cada 10 */
        p90: number | null;
        /** Promedio en horario */
        open_average: number | null;
        /** Mediana en horario */
        open_median: number | null;
        /** 9 de cada 10 en horario */
        open_p90: number | null;
      } | null;
    };
    /** Persona */
    AnalyticsPerson: {
      user_id: components["schemas"]["Id"];
      /** Persona */
      name: string;
      /** Conversaciones */
      conversations: number;
      /** Primera respuesta (mediana) */
      first_response: number | null;
      /** Resolución (mediana) */
      resolution: number | null;
      /** Satisfacción */
      csat: number | null;
      /** Valoraciones. Cuántas respuestas tiene esa satisfacción */
      csat_base: number;
    };
    /** Contactos que vuelven, por mes */
    AnalyticsCohort: {
      /** Mes de la primera conversación */
      month: string;
      /** Contactos nuevos */
      contacts: number;
      /** Volvieron. Cuántos tuvieron una conversación cada mes que siguió */
      returned: number[];
    };
    /** Contactos que vuelven */
    AnalyticsCohorts: {
      timezone: components["schemas"]["TimeZone"];
      /** Por mes de inicio */
      cohorts: components["schemas"]["AnalyticsCohort"][];
    };
    /** Turno propuesto. Las horas en las que más conversaciones pasan a una persona */
    AnalyticsShift: {
      weekday: components["schemas"]["Weekday"];
      /** Desde */
      from: number;
      /** Hasta */
      to: number;
      /** Derivadas por hora */
      per_hour: number;
      /** Personas */
      people: number;
    };
    /** Conversaciones */
    ConversationAnalytics: {
      period: components["schemas"]["AnalyticsPeriod"];
      /** Cifras */
      figures: components["schemas"]["AnalyticsFigure"][];
      /** Tiempos */
      durations: components["schemas"]["AnalyticsDuration"][];
      /** Por día */
      by_day: components["schemas"]["AnalyticsDay"][];
      /** Por canal */
      by_channel: components["schemas"]["AnalyticsPoint"][];
      /** Por área */
      by_area: components["schemas"]["AnalyticsPoint"][];
      /** Por etiqueta */
      by_label: components["schemas"]["AnalyticsPoint"][];
      /** Por persona. Por orden alfabético; nada para quien no puede ver el trabajo de los demás */
      by_user: components["schemas"]["AnalyticsPerson"][] | null;
      /** Por hora y día de la semana */
      hours: components["schemas"]["AnalyticsHour"][];
      /** Recorrido */
      funnel: components["schemas"]["AnalyticsPoint"][];
      /** Turnos propuestos */
      shifts: components["schemas"]["AnalyticsShift"][];
    };
    /** Día */
    MessageDay: {
      /** Día. Format: date */
      day: string;
      /** Recibidos */
      received: number;
      /** Del chatbot */
      sent_bot: number;
      /** Del equipo */
      sent_agent: number;
      /** Total del período anterior */
      previous: number | null;
    };
    /** Hora de la semana */
    MessageHour: {
      weekday: components["schemas"]["Weekday"];
      /** Hora */
      hour: number;
      /** Recibidos */
      received: number;
    };
    /** Mensajes */
    MessageAnalytics: {
      period: components["schemas"]["AnalyticsPeriod"];
      /** Cifras */
      figures: components["schemas"]["AnalyticsFigure"][];
      /** Por día */
      by_day: components["schemas"]["MessageDay"][];
      /** Por hora y día de la semana */
      hours: components["schemas"]["MessageHour"][];
      /** Por tipo */
      by_kind: components["schemas"]["AnalyticsPoint"][];
      /** No enviados por motivo */
      failed_by_reason: components["schemas"]["AnalyticsPoint"][];
      /** Palabras más usadas. En los mensajes de los clientes; nada para quien no puede leerlos */
      words: components["schemas"]["AnalyticsPoint"][] | null;
      /** Mensajes leídos. Cuántos de los más recientes de cada mes se leyeron para contar las palabras */
      words_from: number;
    };
    /** Intención */
    IntentUse: {
      id: components["schemas"]["Id"];
      /** Intención */
      name: string;
      /** Usos */
      hits: number;
      /** Usos en el período anterior */
      previous: number | null;
      /** Confianza media */
      confidence: number | null;
      /** Mal entendidas */
      misunderstood: number;
      /** Abandono posterior. Parte de sus usos tras los que el cliente no escribió más */
      drop_off: number | null;
      /** Valoraciones a favor */
      feedback_up: number;
      /** Valoraciones en contra */
      feedback_down: number;
      /** Último uso. Format: date */
      last_used_at: string | null;
    };
    /** Intenciones que se confunden */
    ConfusedPair: {
      /** Intención */
      first_id: number | null;
      /** Intención */
      first: string;
      /** Se confunde con */
      second_id: number | null;
      /** Se confunde con */
      second: string;
      /** Veces */
      count: number;
    };
    /** Recorrido de un formulario */
    FormFunnel: {
      form_id: components["schemas"]["Id"];
      /** Formulario */
      form: string;
      /** Comenzados */
      started: number;
      /** Se fueron antes de la primera */
      left: number;
      /** Terminados */
      finished: number;
      /** Por paso */
      steps: components["schemas"]["FormFunnelStep"][];
    };
    /** Pregunta de un formulario */
    FormFunnelStep: {
      /** Clave */
      key: string;
      /** Pregunta */
      label: string;
      /** Clientes */
      value: number;
      /** Se fueron. Los que no contestaron más ni terminaron */
      left: number;
    };
    /** Intención sin usos */
    UnusedIntent: {
      id: components["schemas"]["Id"];
      /** Intención */
      name: string;
      /** Último uso. Format: date */
      last_used_at: string | null;
    };
    /** Intenciones */
    IntentsAnalytics: {
      period: components["schemas"]["AnalyticsPeriod"];
      /** Cifras */
      figures: components["schemas"]["AnalyticsFigure"][];
      /** Por día */
      by_day: {
        /** Día. Format: date */
        day: string;
        /** Entendidos */
        understood: number;
        /** Sin entender */
        not_understood: number;
      }[];
      /** Intenciones */
      intents: components["schemas"]["IntentUse"][];
      /** Se confunden */
      confused: components["schemas"]["ConfusedPair"][];
      /** Entidades reconocidas */
      entities: components["schemas"]["AnalyticsPoint"][];
      /** Formularios */
      forms: components["schemas"]["FormFunnel"][];
      /** Sin usos en 90 días */
      unused: components["schemas"]["UnusedIntent"][];
    };
    /** La mayor espera */
    LiveWait: {
      /** Conversación. Nada, para quien no ve conversaciones */
      chat_id: number | null;
      /** Espera desde. Format: date-time */
      since: string;
    };
    /** En este momento. Conversaciones que esperan a una persona o que una atiende: ni resueltas ni pospuestas */
    LiveCounts: {
      /** Abiertas */
      open: number;
      /** En atención. Las atiende una persona */
      attended: number;
      /** Sin asignar */
      unassigned: number;
      /** En espera. El cliente espera la respuesta de una persona */
      waiting: number;
      /** En espera sin asignar */
      waiting_unassigned: number;
      /** Fuera de plazo. De las que esperan, las que pasaron el plazo de su área */
      late: number;
      /** De hace más de 30 días. De las que esperan, las que no tienen mensajes desde hace más de 30 días, que la lista no muestra al abrirla */
      stale: number;
      /** Mayor espera. Sin contar las de hace más de 30 días */
      longest: components["schemas"]["LiveWait"] | null;
    };
    /** Área en este momento */
    LiveArea: {
      /** Área. Nada, para las que no tienen área */
      id: number | null;
      /** Área */
      name: string;
      /** Abiertas */
      open: number;
      /** En atención. Las atiende una persona */
      attended: number;
      /** Sin asignar */
      unassigned: number;
      /** En espera. El cliente espera la respuesta de una persona */
      waiting: number;
      /** En espera sin asignar */
      waiting_unassigned: number;
      /** Fuera de plazo. De las que esperan, las que pasaron el plazo de su área */
      late: number;
      /** De hace más de 30 días. De las que esperan, las que no tienen mensajes desde hace más de 30 días, que la lista no muestra al abrirla */
      stale: number;
      /** Mayor espera. Sin contar las de hace más de 30 días */
      longest: components["schemas"]["LiveWait"] | null;
    };
    /** Quién atiende */
    LivePerson: {
      user_id: components["schemas"]["Id"];
      /** Persona */
      name: string;
      connected: components["schemas"]["ConnectedState"];
      availability: components["schemas"]["TeamAvailability"];
      /** Abiertas */
      open: number;
      /** En espera */
      waiting: number;
      /** Fuera de plazo */
      late: number;
      /** Mayor espera */
      longest: components["schemas"]["LiveWait"] | null;
    };
    /** Hoy. De las conversaciones que empezaron hoy */
    LiveToday: {
      /** Iniciadas */
      started: number;
      /** Resueltas */
      resolved: number;
      /** Solo con el chatbot */
      bot_only: number;
      /** Derivadas */
      handed_off: number;
      /** Primera respuesta. Segundos, mediana */
      first_response: number | null;
      /** Con primera respuesta */
      responses: number;
      /** Dentro del plazo */
      on_time: number;
      /** Con plazo */
      limited: number;
    };
    /** Tablero en vivo */
    LiveBoard: {
      /** Contado a las. Format: date-time */
      at: string;
      /** Último evento. Lo que cuenta incluye hasta este evento */
      seq: number;
      /** Día. Format: date */
      day: string;
      now: components["schemas"]["LiveCounts"];
      /** Quién atiende. Quien no ve el trabajo del equipo, solo el propio */
      people: components["schemas"]["LivePerson"][];
      /** Por área */
      areas: components["schemas"]["LiveArea"][];
      today: components["schemas"]["LiveToday"];
    };
    /** Cuáles. Las conversaciones que cuenta una cifra */
    ConversationSet: "started" | "new_contacts" | "returning_contacts" | "bot_only" | "contained" | "handed_off" | "answered" | "timed_response" | "timed_resolution" | "resolved_by_human" | "resolved" | "unanswered" | "abandoned" | "reopened" | "on_time" | "late" | "csat" | "nps" | "with_messages" | "received" | "sent_bot" | "sent_agent" | "sent_template" | "failed" | "undelivered" | "unread" | "read_by_bot" | "understood" | "not_understood" | "misunderstood" | "dropped" | "praised" | "blamed" | "with_entity" | "form_begun" | "form_finished" | "form_left";
    /** Otros tipos de mensaje. Los que distinguen las cifras, además de los que distingue un mensaje citado */
    AnalyticsOtherKind: "template" | "file";
    /** Conversación */
    AnalyticsConversation: {
      id: components["schemas"]["Id"];
      chat_id: components["schemas"]["Id"];
      /** Cliente */
      contact: string;
      channel: components["schemas"]["Channel"];
      /** Área */
      area_id: number | null;
      /** Área */
      area: string | null;
      /** Persona */
      user_id: number | null;
      /** Persona */
      user: string | null;
      /** Inicio. Format: date-time */
      started_at: string;
      /** Derivada. Format: date-time */
      handed_at: string | null;
      /** Primera respuesta. Segundos */
      first_response: number | null;
      /** Resolución. Segundos */
      resolution: number | null;
      /** Resuelta. Format: date-time */
      resolved_at: string | null;
      /** Veces reabierta */
      reopened: number;
      /** Mensajes */
      messages: number;
    };
    /** Informe */
    ReportPage: "conversations" | "messages" | "intents";
    /** Frecuencia */
    ReportPeriod: "weekly" | "monthly";
    /** Formato */
    ReportFormat: "pdf" | "csv";
    /** Informe por correo */
    AnalyticsReport: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      page: components["schemas"]["ReportPage"];
      period: components["schemas"]["ReportPeriod"];
      format: components["schemas"]["ReportFormat"];
      /** Destinatarios. Solo lleva cifras. Quien no es parte del equipo debe confirmar antes su correo. */
      emails: string[];
      /** Canal. Si no eliges, cuenta todos. */
      channel: components["schemas"]["Channel"] | null;
      /** Área. Si no eliges, cuenta todas. */
      area_id: number | null;
      /** Etiqueta. Si no eliges, cuenta todas. */
      label_id: number | null;
      /** Activo. @default true */
      enabled: boolean;
      /** Sin confirmar. Quienes todavía no confirmaron su correo. */
      readonly unconfirmed: string[];
      /** No quieren recibirlo. Quienes contestaron que no quieren recibirlo. */
      readonly refused: string[];
      /** Próximo envío. Format: date-time */
      readonly next_at: string | null;
      /** Último envío. Format: date-time */
      readonly last_sent_at: string | null;
      /** No enviado. Por qué no salió la última vez */
      readonly last_error: string | null;
      /** Creado por. El informe lleva las cifras que esta persona puede ver. */
      readonly created_by: components["schemas"]["Person"] | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      version: components["schemas"]["EntityVersion"];
    };
    /** Informe por correo */
    AnalyticsReportInput: {
      /** Nombre */
      name: string;
      page: components["schemas"]["ReportPage"];
      period: components["schemas"]["ReportPeriod"];
      format: components["schemas"]["ReportFormat"];
      /** Destinatarios. Solo lleva cifras. Quien no es parte del equipo debe confirmar antes su correo. */
      emails: string[];
      /** Canal. Si no eliges, cuenta todos. */
      channel?: components["schemas"]["Channel"] | null;
      /** Área. Si no eliges, cuenta todas. */
      area_id?: number | null;
      /** Etiqueta. Si no eliges, cuenta todas. */
      label_id?: number | null;
      /** Activo. @default true */
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Envío de un informe */
    ReportSending: {
      /** A cuántos salió */
      sent_to: number;
      /** Aviso. A cuántos no salió y por qué; nada si salió a todos */
      notice: string;
    };
    /** Cifra */
    AlertMetric: "waiting" | "longest_wait" | "started" | "handed_off" | "handoff_rate" | "containment" | "unanswered" | "abandoned" | "resolved" | "reopened" | "first_response" | "resolution" | "on_time" | "csat" | "nps" | "received" | "failed" | "delivery_rate" | "read_rate" | "confidence" | "fallback_rate" | "misunderstood";
    /** Avisar si */
    AlertDirection: "above" | "below";
    /** Durante */
    AlertSpan: "hour" | "today" | "day" | "week";
    /** Estado */
    AlertState: "ok" | "no_data" | "pending" | "firing";
    /** Alerta */
    AnalyticsAlert: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      metric: components["schemas"]["AlertMetric"];
      direction: components["schemas"]["AlertDirection"];
      /** Límite. En minutos para los tiempos, de 0 a 100 para las tasas. */
      threshold: number;
      /** Durante */
      span: components["schemas"]["AlertSpan"] | null;
      /** Minutos seguidos. Cuánto tiene que mantenerse para que avisemos. Con 0, enseguida. @default 0 */
      minutes: number;
      /** Canal. Si no eliges, cuenta todos. */
      channel: components["schemas"]["Channel"] | null;
      /** Área. Si no eliges, cuenta todas. */
      area_id: number | null;
      /** A quién más avisar. Quien la crea recibe el aviso siempre. Los demás tienen que ver todas las conversaciones. */
      user_ids: number[];
      /** Activa. @default true */
      enabled: boolean;
      /** Avisa si */
      readonly condition: string;
      readonly state: components["schemas"]["AlertState"];
      /** Desde. Format: date-time */
      readonly since: string | null;
      /** Último valor */
      readonly last_value: number | null;
      /** Último valor. Nada, si hay menos de 5 casos. */
      readonly last_text: string;
      /** Último aviso. Format: date-time */
      readonly fired_at: string | null;
      /** Problema. Por qué no la miramos */
      readonly problem: string | null;
      /** Creada por. Cuenta lo que esta persona puede ver. */
      readonly created_by: components["schemas"]["Person"] | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      version: components["schemas"]["EntityVersion"];
    };
    /** Alerta */
    AnalyticsAlertInput: {
      /** Nombre */
      name: string;
      metric: components["schemas"]["AlertMetric"];
      direction: components["schemas"]["AlertDirection"];
      /** Límite. En minutos para los tiempos, de 0 a 100 para las tasas. */
      threshold: number;
      /** Durante */
      span?: components["schemas"]["AlertSpan"] | null;
      /** Minutos seguidos. Cuánto tiene que mantenerse para que avisemos. Con 0, enseguida. @default 0 */
      minutes?: number;
      /** Canal. Si no eliges, cuenta todos. */
      channel?: components["schemas"]["Channel"] | null;
      /** Área. Si no eliges, cuenta todas. */
      area_id?: number | null;
      /** A quién más avisar. Quien la crea recibe el aviso siempre. Los demás tienen que ver todas las conversaciones. */
      user_ids?: number[];
      /** Activa. @default true */
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Contenido */
    ExportKind: "conversations" | "messages";
    /** Estado */
    ExportState: "queued" | "running" | "ready" | "cancelled" | "failed" | "expired";
    /** Exportación */
    AnalyticsExport: {
      id: components["schemas"]["Id"];
      kind: components["schemas"]["ExportKind"];
      /** Período y filtros */
      readonly about: string;
      /** Desde. Format: date */
      readonly date_start: string;
      /** Hasta. Format: date */
      readonly date_end: string;
      readonly state: components["schemas"]["ExportState"];
      /** Filas en total */
      readonly rows: number;
      /** Filas */
      readonly done: number;
      /** Tamaño. En bytes */
      readonly size: number | null;
      /** Problema. Por qué no hay archivo */
      readonly problem: string | null;
      /** Propia. Solo quien la pidió puede descargarla. */
      readonly mine: boolean;
      /** Disponible hasta. Format: date-time */
      readonly expires_at: string | null;
      /** Pedida por */
      readonly created_by: components["schemas"]["Person"] | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Exportación */
    AnalyticsExportInput: {
      kind: components["schemas"]["ExportKind"];
      /** Desde. Format: date */
      date_start: string;
      /** Hasta. Format: date */
      date_end: string;
      channel?: components["schemas"]["Channel"];
      /** Área */
      area_id?: number;
      /** Persona */
      user_id?: number;
      /** Etiqueta */
      label_id?: number;
    };
    /** Filas de una exportación */
    AnalyticsExportSize: {
      /** Conversaciones */
      conversations: number;
      /** Mensajes */
      messages: number;
    };
    BotCloneInput: {
      /** Nombre del chatbot */
      name: string;
    };
    /** El nombre exacto del chatbot confirma que se quiere eliminar */
    BotRemoval: {
      /** Nombre del chatbot. Tal como está, con sus mayúsculas y acentos. */
      name: string;
    };
    BotImportUpload: {
      /** Archivo. Format: binary. Un archivo .zip exportado desde esta consola. */
      file: string;
    };
    /** Estado */
    BotImportState: "ready" | "running" | "done" | "failed";
    /** Tipo */
    BotImportKind: "import" | "copy" | "export";
    /** Contenido. Cuánto hay de cada cosa */
    BotImportSummary: { [key: string]: number };
    /** Error */
    BotImportFault: {
      /** Archivo */
      file: string;
      /** Línea */
      line?: number;
      /** Lugar */
      place: string;
      /** Qué corregir */
      text: string;
    };
    BotImport: {
      id: components["schemas"]["Id"];
      kind: components["schemas"]["BotImportKind"];
      /** Nombre */
      name: string;
      state: components["schemas"]["BotImportState"];
      /** Hechos */
      done: number;
      /** En total */
      total: number;
      /** Chatbot. El nuevo, cuando está listo */
      bot_id: number | null;
      summary: components["schemas"]["BotImportSummary"];
      /** Lo que no viaja. Respuestas cuyas consultas perdieron claves, con lo que falta en cada una */
      lost: string[];
      /** Errores */
      faults: components["schemas"]["BotImportFault"][];
      created_at: components["schemas"]["CreatedAt"];
    };
    /** Asignación automática. @default none */
    AutoAssign: "none" | "round_robin" | "least_busy" | "same_agent";
    /** Contacto */
    AreaContact: {
      contact_id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Teléfono */
      phone: string;
      /** Activo */
      enabled: boolean;
    };
    AreaInput: {
      /** Nombre */
      name: string;
      /** Descripción */
      description?: string;
      color?: components["schemas"]["Color"];
      /** Personas */
      user_ids?: number[];
      /** Horario. Si no tiene uno propio, sigue el general. */
      schedule?: components["schemas"]["OpeningHours"] | null;
      /** Mensaje fuera de horario. Lo dice fuera de ese horario. Si lo dejas vacío, usa el texto general. */
      offline_message?: string;
      auto_assign?: components["schemas"]["AutoAssign"];
      /** Abiertas por persona. Cuántas le asignamos a cada persona a la vez. Con 0 no hay límite. @default 0 */
      max_open_per_user?: number;
      /** Primera respuesta (minutos). Plazo desde que el cliente pide una persona. Si vence, lo verás en la lista. */
      first_response_minutes?: number | null;
      /** Resolución (minutos) */
      resolution_minutes?: number | null;
      /** Contar solo horas de atención. Los plazos corren mientras el área atiende, no de noche ni en días cerrados. @default true */
      deadlines_in_hours?: boolean;
      /** Área por defecto. @default false */
      is_default?: boolean;
      /** Orden. @default 0 */
      position?: number;
      version?: components["schemas"]["EntityVersion"];
    };
    AreaUpdate: {
      /** Nombre */
      name: string;
      /** Descripción */
      description?: string;
      color?: components["schemas"]["Color"];
      /** Personas */
      user_ids?: number[];
      /** Horario. Si no tiene uno propio, sigue el general. */
      schedule?: components["schemas"]["OpeningHours"] | null;
      /** Mensaje fuera de horario. Lo dice fuera de ese horario. Si lo dejas vacío, usa el texto general. */
      offline_message?: string;
      auto_assign?: components["schemas"]["AutoAssign"];
      /** Abiertas por persona. Cuántas le asignamos a cada persona a la vez. Con 0 no hay límite. @default 0 */
      max_open_per_user?: number;
      /** Primera respuesta (minutos). Plazo desde que el cliente pide una persona. Si vence, lo verás en la lista. */
      first_response_minutes?: number | null;
      /** Resolución (minutos) */
      resolution_minutes?: number | null;
      /** Contar solo horas de atención. Los plazos corren mientras el área atiende, no de noche ni en días cerrados. @default true */
      deadlines_in_hours?: boolean;
      /** Área por defecto. @default false */
      is_default?: boolean;
      /** Orden. @default 0 */
      position?: number;
      version?: components["schemas"]["EntityVersion"];
      /** Número de área */
      area_id: number;
    };
    Area: {
      /** Nombre */
      name: string;
      /** Descripción */
      description?: string;
      color?: components["schemas"]["Color"];
      /** Personas */
      user_ids?: number[];
      /** Horario. Si no tiene uno propio, sigue el general. */
      schedule?: components["schemas"]["OpeningHours"] | null;
      /** Mensaje fuera de horario. Lo dice fuera de ese horario. Si lo dejas vacío, usa el texto general. */
      offline_message?: string;
      auto_assign?: components["schemas"]["AutoAssign"];
      /** Abiertas por persona. Cuántas le asignamos a cada persona a la vez. Con 0 no hay límite. @default 0 */
      max_open_per_user?: number;
      /** Primera respuesta (minutos). Plazo desde que el cliente pide una persona. Si vence, lo verás en la lista. */
      first_response_minutes?: number | null;
      /** Resolución (minutos) */
      resolution_minutes?: number | null;
      /** Contar solo horas de atención. Los plazos corren mientras el área atiende, no de noche ni en días cerrados. @default true */
      deadlines_in_hours?: boolean;
      /** Área por defecto. @default false */
      is_default?: boolean;
      /** Orden. @default 0 */
      position?: number;
      version?: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Número de área */
      area_id?: number;
      /** Recibe derivaciones */
      enable_handoff: boolean;
      /** Contactos */
      contacts: components["schemas"]["AreaContact"][];
      /** Conversaciones abiertas. Las que esperan o atiende una persona. */
      readonly open_chats?: number;
    };
    AreaDeletion: {
      /** Área de destino. Allí pasan sus conversaciones abiertas. Si no eliges, quedan sin área. */
      target_area_id?: number | null;
    };
    AreaContactInput: {
      /** Contacto */
      contact_id: number | null;
      /** Área */
      id: number;
      contact?: components["schemas"]["NewContact"];
    };
    AreaContactToggle: {
      /** Contacto */
      contact_id: number;
      /** Activo */
      enabled: boolean;
    };
    AreaHandoff: {
      /** Recibe derivaciones */
      enable_handoff: boolean;
    };
    /** Tono. @default amable */
    AssistantTone: "amable" | "profesional" | "neutral" | "informal";
    /** Extensión. @default medio */
    AssistantLength: "breve" | "medio" | "detallado";
    /** Tipo */
    KnowledgeKind: "url" | "pdf" | "text" | "responses" | "products" | "branches";
    /** Estado */
    KnowledgeStatus: "queued" | "ready" | "error";
    /** Herramienta */
    AssistantTool: {
      kind: components["schemas"]["ToolKind"];
      /** Activa. @default true */
      enabled: boolean;
      /** Nombre */
      name?: string;
      /** Para qué sirve */
      description?: string;
      /** Método */
      method?: "GET" | "POST";
      /** Dirección */
      url?: components["schemas"]["HttpsUrl"] | null;
      /** Parámetros */
      parameters?: {
        /** Nombre */
        name: string;
        /** Descripción */
        description: string;
        /** Obligatorio. @default false */
        required: boolean;
      }[];
      /** Pedir identificación. @default false */
      requires_verification?: boolean;
    };
    /** Herramienta */
    ToolKind: "product_search" | "branch_hours" | "quote_draft" | "http";
    /** Límites */
    Guardrails: {
      /** Temas prohibidos */
      forbidden_topics?: string[];
      /** Nunca decir */
      never_say?: string[];
      /** Contestar solo con lo que sabe. @default true */
      only_known_answers?: boolean;
      /** Ocultar datos personales. @default true */
      pii_masking?: boolean;
    };
    /** Derivación */
    AssistantHandoff: {
      /** Pasar a una persona. @default true */
      enabled: boolean;
      /** Área */
      area_id?: number | null;
      /** Después de (fallos). @default 2 */
      after_failures?: number;
      /** Palabras que piden una persona */
      on_words?: string[];
    };
    AssistantInput: {
      /** Nombre */
      name: string;
      /** Avatar */
      avatar?: number | null;
      /** Descripción */
      description?: string;
      /** Instrucciones */
      role_instructions: string;
      tone?: components["schemas"]["AssistantTone"];
      length?: components["schemas"]["AssistantLength"];
      language?: components["schemas"]["Language"];
      /** Modelo */
      model?: string;
      /** Variedad. @default 0.3 */
      temperature?: number;
      /** Mensajes por conversación. @default 10 */
      max_turns?: number;
      /** Herramientas */
      tools?: components["schemas"]["AssistantTool"][];
      guardrails?: components["schemas"]["Guardrails"];
      handoff?: components["schemas"]["AssistantHandoff"];
      /** Canales */
      channels?: components["schemas"]["Channel"][];
      /** Horario */
      schedule?: components["schemas"]["OpeningHours"] | null;
      /** Activo. @default false */
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Uso */
    AssistantUsage: {
      /** Mensajes */
      messages: number;
      /** Unidades */
      tokens: number;
      /** Costo */
      cost_cents: number;
      currency: components["schemas"]["CurrencyCode"];
    };
    Assistant: {
      /** Nombre */
      name: string;
      /** Avatar */
      avatar?: number | null;
      /** Descripción */
      description?: string;
      /** Instrucciones */
      role_instructions: string;
      tone: components["schemas"]["AssistantTone"];
      length: components["schemas"]["AssistantLength"];
      language: components["schemas"]["Language"];
      /** Modelo */
      model?: string;
      /** Variedad. @default 0.3 */
      temperature?: number;
      /** Mensajes por conversación. @default 10 */
      max_turns?: number;
      /** Herramientas */
      tools?: components["schemas"]["AssistantTool"][];
      guardrails?: components["schemas"]["Guardrails"];
      handoff?: components["schemas"]["AssistantHandoff"];
      /** Canales */
      channels?: components["schemas"]["Channel"][];
      /** Horario */
      schedule?: components["schemas"]["OpeningHours"] | null;
      /** Activo. @default false */
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      usage: components["schemas"]["AssistantUsage"];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    AssistantModel: {
      /** Clave */
      key: string;
      /** Modelo */
      name: string;
    };
    KnowledgeInput: {
      kind: components["schemas"]["KnowledgeKind"];
      /** Nombre */
      name: string;
      /** Dirección */
      url?: components["schemas"]["HttpsUrl"] | null;
      /** Archivo */
      media_id?: number | null;
      /** Texto */
      text?: string | null;
    };
    Knowledge: {
      kind: components["schemas"]["KnowledgeKind"];
      /** Nombre */
      name: string;
      /** Dirección */
      url?: components["schemas"]["HttpsUrl"] | null;
      /** Archivo */
      media_id?: number | null;
      /** Texto */
      text?: string | null;
      id: components["schemas"]["Id"];
      status: components["schemas"]["KnowledgeStatus"];
      /** Última lectura. Format: date-time */
      refreshed_at: string | null;
      /** Tamaño. Caracteres */
      size: number;
      /** Error */
      error: string | null;
    };
    AssistantTestInput: {
      /** Prueba */
      session: string;
      /** Mensaje */
      text: string;
    };
    AssistantAnswer: {
      /** Respuesta */
      text: string;
      /** Fuentes */
      citations: {
        knowledge_id: components["schemas"]["Id"];
        /** Fuente */
        name: string;
        /** Fragmento */
        excerpt: string;
      }[];
      /** Pasó a una persona */
      handoff: boolean;
    };
    /** Estado */
    SubscriptionStatus: "trialing" | "active" | "past_due" | "paused" | "cancelled";
    Subscription: {
      plan: components["schemas"]["Plan"];
      status: components["schemas"]["SubscriptionStatus"];
      /** Comienzo del período. Format: date */
      current_period_start: string;
      /** Fin del período. Format: date */
      current_period_end: string;
      /** Renovación automática */
      auto_renew: boolean;
      /** Termina. Format: date */
      cancel_at: string | null;
      /** Fin de la prueba. Format: date */
      trial_end: string | null;
      /** Próximo cobro */
      next_amount_cents: number;
      currency: components["schemas"]["CurrencyCode"];
    };
    /** Medida */
    UsageMetric: "conversations" | "messages" | "campaigns" | "contacts" | "users" | "bots" | "storage_mb" | "training_per_day";
    Usage: {
      metric: components["schemas"]["UsageMetric"];
      /** Consumido */
      used: number;
      /** Límite. Si no figura, no hay límite. */
      limit: number | null;
      /** Se renueva. Format: date-time */
      resets_at: string | null;
      /** Proyectado */
      projected: number | null;
    };
    /** Condición frente al IVA */
    VatCondition: "responsable_inscripto" | "monotributo" | "exento" | "consumidor_final";
    TaxData: {
      /** Razón social */
      legal_name: string;
      /** CUIT */
      cuit: string;
      iva_condition: components["schemas"]["VatCondition"];
      /** Domicilio */
      address: string;
      /** Correo. Format: email */
      email: string;
    };
    /** Medio */
    PaymentKind: "card" | "mercado_pago" | "transfer";
    /** Nunca el número de una tarjeta */
    PaymentMethod: {
      kind: components["schemas"]["PaymentKind"];
      /** Marca */
      brand: string | null;
      /** Últimas cifras */
      last4: string | null;
      /** Vencimiento */
      expires: string | null;
      /** Referencia */
      reference: string | null;
    };
    /** El medio lo registra el procesador de pagos; aquí llega solo su referencia */
    PaymentMethodInput: {
      kind: components["schemas"]["PaymentKind"];
      /** Referencia */
      reference: string;
    };
    Billing: {
      subscription: components["schemas"]["Subscription"];
      /** Consumo */
      usage: components["schemas"]["Usage"][];
      /** Datos fiscales */
      tax_data: components["schemas"]["TaxData"] | null;
      /** Medio de pago */
      payment_method: components["schemas"]["PaymentMethod"] | null;
    };
    /** Estado */
    InvoiceStatus: "draft" | "open" | "paid" | "overdue" | "void";
    Invoice: {
      id: components["schemas"]["Id"];
      /** Número */
      number: string;
      /** Fecha. Format: date */
      date: string;
      /** Vencimiento. Format: date */
      due: string;
      /** Total */
      amount_cents: number;
      /** IVA */
      tax_cents: number;
      currency: components["schemas"]["CurrencyCode"];
      status: components["schemas"]["InvoiceStatus"];
      /** PDF */
      pdf_url: string | null;
      /** Medio de pago */
      payment_method: components["schemas"]["PaymentMethod"] | null;
      /** Detalle */
      lines: {
        /** Concepto */
        description: string;
        /** Cantidad */
        quantity: number;
        /** Importe */
        amount_cents: number;
      }[];
    };
    PlanChange: {
      /** Plan */
      plan_id: number;
    };
    PlanChangePreview: {
      plan: components["schemas"]["Plan"];
      /** A favor */
      credit_cents: number;
      /** A pagar ahora */
      charge_cents: number;
      currency: components["schemas"]["CurrencyCode"];
      /** Vigente desde. Format: date */
      effective_at: string;
      /** Deja de incluir */
      lost: string[];
    };
    /** Tema */
    ThemeType: "light" | "dark" | "auto";
    /** Imagen. PNG, JPEG, GIF o WebP de hasta 200 kB */
    WebchatImage: string | null;
    /** Letra. @default system */
    WebchatFont: "system" | "arial" | "verdana" | "trebuchet" | "georgia" | "mono";
    /** Tipo de archivo */
    WebchatUploadKind: "image" | "document" | "audio" | "video";
    /** Colores */
    WebchatColors: {
      /** Principal */
      primary: components["schemas"]["Color"];
      /** Fondo */
      background: components["schemas"]["Color"];
      /** Mensaje del cliente */
      user_message: components["schemas"]["Color"];
      /** Mensaje del chatbot */
      bot_message: components["schemas"]["Color"];
      /** Botón */
      button: components["schemas"]["Color"];
      /** Botón señalado */
      button_hover: components["schemas"]["Color"];
    };
    WebchatStyle: {
      /** Avatar */
      avatar?: components["schemas"]["WebchatImage"];
      /** Título */
      title: string;
      /** Subtítulo */
      subtitle?: string;
      /** Texto para abrir */
      open?: string;
      /** Texto para cerrar */
      close?: string;
      theme: components["schemas"]["ThemeType"];
      colors: components["schemas"]["WebchatColors"];
      version?: components["schemas"]["EntityVersion"];
    };
    /** Posición. @default right */
    WebchatSide: "right" | "left";
    /** Márgenes */
    WebchatMargin: {
      /** Horizontal (px). @default 24 */
      x: number;
      /** Vertical (px). @default 24 */
      y: number;
    };
    /** Globo de invitación */
    WebchatCallout: {
      /** Mostrar el globo. @default false */
      enabled: boolean;
      /** Título. @default */
      title?: string;
      /** Texto. @default */
      text?: string;
      /** Aparece a los (segundos). @default 5 */
      delay_seconds: number;
    };
    WebchatParameters: {
      position: components["schemas"]["WebchatSide"];
      /** Márgenes en escritorio */
      margin_desktop?: components["schemas"]["WebchatMargin"];
      /** Márgenes en el teléfono */
      margin_mobile?: components["schemas"]["WebchatMargin"];
      /** Tamaño del botón (px). @default 56 */
      launcher_size?: number;
      /** Icono del botón */
      launcher_icon?: components["schemas"]["WebchatImage"];
      /** Texto del botón */
      launcher_label?: string;
      font_family?: components["schemas"]["WebchatFont"];
      /** Tamaño de la letra (px). @default 15 */
      font_size?: number;
      /** Redondeo (px). @default 12 */
      corner_radius?: number;
      /** Pantalla completa en teléfono. @default true */
      fullscreen_mobile?: boolean;
      /** Mostrar en escritorio. @default true */
      show_on_desktop?: boolean;
      /** Mostrar en el teléfono. @default true */
      show_on_mobile?: boolean;
      /** Páginas donde se muestra. Una dirección o ruta por renglón; * vale por cualquier texto. Si lo dejas vacío, aparece en todas. */
      show_urls?: string[];
      /** Páginas donde no se muestra. Valen más que las anteriores: con /pagar* lo ocultas en todas las que empiezan así. */
      hide_urls?: string[];
      /** Abrir solo a los (segundos) */
      auto_open_seconds?: number | null;
      /** Abrir solo una vez por visita. @default true */
      auto_open_once?: boolean;
      callout?: components["schemas"]["WebchatCallout"];
      /** Mensaje de bienvenida */
      welcome_message?: string;
      /** Botones de inicio */
      starter_buttons?: components["schemas"]["ResponseButton"][];
      /** Texto de ayuda al escribir */
      input_placeholder?: string;
      /** Solo botones. @default false */
      input_disabled?: boolean;
      /** Emojis. @default true */
      allow_emoji?: boolean;
      /** Archivos. @default true */
      allow_files?: boolean;
      /** Audios. @default true */
      allow_audio?: boolean;
      /** Ubicación. @default false */
      allow_location?: boolean;
      /** Archivos admitidos */
      upload_types?: components["schemas"]["WebchatUploadKind"][];
      /** Tamaño por archivo (MB). @default 10 */
      upload_max_mb?: number;
      /** Sonido. @default true */
      sound?: boolean;
      /** Mostrar «escribiendo…». @default true */
      typing_indicator?: boolean;
      /** Mostrar quién atiende. @default true */
      show_agents?: boolean;
      /** Mostrar la espera. @default false */
      show_waiting_time?: boolean;
      /** Descargar la conversación. @default false */
      show_transcript?: boolean;
      /** Pedir una valoración. @default false */
      show_rating?: boolean;
      /** Menú fijo */
      persistent_menu?: components["schemas"]["ResponseButton"][];
      /** Botón de WhatsApp. @default false */
      whatsapp_button?: boolean;
      /** Mensaje de WhatsApp */
      whatsapp_message?: string;
      /** Botón para volver a empezar. @default true */
      restart_button?: boolean;
      /** Aviso de privacidad */
      privacy_notice?: string;
      /** Pedir consentimiento. @default false */
      consent_required?: boolean;
      /** Formulario fuera de horario. @default true */
      offline_form?: boolean;
      /** Sitios permitidos */
      allowed_domains?: string[];
      /** Mostrar la página. Si la apagas, quien abra su dirección verá que no atiendes por ahí. @default true */
      hosted_page?: boolean;
      /** Mostrarla en buscadores. Si no, Google y otros buscadores no la muestran. @default false */
      hosted_indexed?: boolean;
      /** Idiomas */
      languages?: components["schemas"]["Language"][];
      version?: components["schemas"]["EntityVersion"];
    };
    WebchatSettingsInput: {
      style: components["schemas"]["WebchatStyle"];
      parameters: components["schemas"]["WebchatParameters"];
      version?: components["schemas"]["EntityVersion"];
    };
    WebchatSettings: {
      style: components["schemas"]["WebchatStyle"];
      parameters: components["schemas"]["WebchatParameters"];
      version: components["schemas"]["EntityVersion"];
      form_of_address: components["schemas"]["FormOfAddress"];
      /** Clave pública */
      key: string;
      /** Nombre del chatbot */
      name: string;
      /** Código para el sitio */
      snippet: string;
      /** Teléfono de WhatsApp. El de tu conector de WhatsApp. Sin él no hay botón. */
      whatsapp_phone: string | null;
    };
    WhatsappMessage: {
      /** Mensaje de WhatsApp */
      whatsapp_message: string;
    };
    /** Cierre automático */
    AutoResolve: {
      /** Minutos sin actividad. Cierra las conversaciones en las que el cliente no contesta. Las que esperan a una persona quedan abiertas. @default 1440 */
      minutes: number;
      /** Recordatorios. Antes de cerrar. Reemplazan el aviso de pausa del chatbot. @default [] */
      reminders?: {
        /** A los (minutos) */
        after_minutes: number;
        /** Texto */
        text: string;
      }[];
      /** Texto de cierre. Si lo dejas vacío, la cierra sin decir nada. @default */
      closing_text?: string;
    };
    /** Marcar como leída. Al abrirla, la que atiende alguien queda leída solo si la abre esa persona. Con U la marca cualquiera. @default on_open */
    UnreadPolicy: "on_open" | "on_reply";
    /** Conservación de datos. Eliminamos cada hora lo que tiene más días. Si dejas uno vacío, lo guardamos siempre. No podrás recuperarlo. */
    Retention: {
      /** Mensajes (días) */
      messages_days?: number | null;
      /** Archivos (días) */
      media_days?: number | null;
      /** Contactos (días) */
      leads_days?: number | null;
    };
    /** Lo que volvería ahora al chatbot */
    HandoffReturnPreview: {
      /** Conversaciones */
      chats: number;
    };
    /** Lo que se eliminaría hoy */
    RetentionPreview: {
      /** Mensajes */
      messages: number;
      /** Archivos */
      media: number;
      /** Contactos */
      leads: number;
    };
    /** Idioma. En este idioma leen el webchat los lectores de pantalla. @default es-AR */
    BotLanguage: "es-AR" | "es-419" | "es-ES";
    /** Moneda. Con ella salen los presupuestos nuevos. Los que ya enviaste quedan como están. @default ARS */
    BotCurrency: "ARS" | "BOB" | "BRL" | "CLP" | "COP" | "CRC" | "CUP" | "DOP" | "EUR" | "GTQ" | "HNL" | "MXN" | "NIO" | "PAB" | "PEN" | "PYG" | "USD" | "UYU" | "VES";
    /** Lo que no se dice queda como estaba. */
    BotSettingsInput: {
      /** Nombre del chatbot */
      name?: string;
      /** Avatar. Con él distingues este chatbot de los otros en la consola. El que ven tus clientes está en Webchat. */
      avatar?: components["schemas"]["WebchatImage"] | null;
      /** Descripción. Para tu equipo. Tus clientes no la ven. @default */
      description?: string;
      language?: components["schemas"]["BotLanguage"];
      /** Con ella ves las fechas y las horas. Los horarios la siguen, salvo que elijas otra en ellos. */
      timezone?: components["schemas"]["TimeZone"];
      currency?: components["schemas"]["BotCurrency"];
      /** @default AR */
      country?: components["schemas"]["Country"];
      /** Fin de la sesión (minutos). Si el cliente calla ese tiempo, el chatbot olvida de qué hablaban y empieza de nuevo. @default 30 */
      session_timeout_minutes?: number;
      /** Cierre automático */
      auto_resolve?: components["schemas"]["AutoResolve"] | null;
      unread_policy?: components["schemas"]["UnreadPolicy"];
      retention?: components["schemas"]["Retention"];
      version?: components["schemas"]["EntityVersion"];
    };
    BotSettings: {
      /** Nombre del chatbot */
      name: string;
      /** Avatar. Con él distingues este chatbot de los otros en la consola. El que ven tus clientes está en Webchat. */
      avatar: components["schemas"]["WebchatImage"] | null;
      /** Descripción. Para tu equipo. Tus clientes no la ven. @default */
      description: string;
      language: components["schemas"]["BotLanguage"];
      /** Con ella ves las fechas y las horas. Los horarios la siguen, salvo que elijas otra en ellos. */
      timezone: components["schemas"]["TimeZone"];
      currency: components["schemas"]["BotCurrency"];
      /** @default AR */
      country: components["schemas"]["Country"];
      /** Fin de la sesión (minutos). Si el cliente calla ese tiempo, el chatbot olvida de qué hablaban y empieza de nuevo. @default 30 */
      session_timeout_minutes: number;
      /** Cierre automático */
      auto_resolve: components["schemas"]["AutoResolve"] | null;
      unread_policy: components["schemas"]["UnreadPolicy"];
      retention: components["schemas"]["Retention"];
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Espera de servicios (segundos) */
      api_request_timeout: number;
      /** Espera de encuestas (minutos) */
      survey_timeout_minutes: number;
      /** Página de valoración */
      business_rating_url: string | null;
    };
    /** Datos del negocio que el chatbot puede dar */
    BotContactInput: {
      /** Sitio */
      website?: components["schemas"]["HttpsUrl"] | null;
      /** Teléfono. Tus clientes lo leen así como lo escribes. */
      phone?: string;
      /** Correo. Format: email */
      email?: string | null;
      /** Dirección */
      address?: string;
      /** Redes. Instagram, Facebook u otras: tus clientes las leen así como las escribes. */
      networks?: string;
      /** Términos y condiciones */
      terms_url?: components["schemas"]["HttpsUrl"] | null;
      /** Política de privacidad */
      privacy_url?: components["schemas"]["HttpsUrl"] | null;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Datos del negocio que el chatbot puede dar */
    BotContact: {
      /** Sitio */
      website: components["schemas"]["HttpsUrl"] | null;
      /** Teléfono. Tus clientes lo leen así como lo escribes. */
      phone: string;
      /** Correo. Format: email */
      email: string | null;
      /** Dirección */
      address: string;
      /** Redes. Instagram, Facebook u otras: tus clientes las leen así como las escribes. */
      networks: string;
      /** Términos y condiciones */
      terms_url: components["schemas"]["HttpsUrl"] | null;
      /** Política de privacidad */
      privacy_url: components["schemas"]["HttpsUrl"] | null;
      version: components["schemas"]["EntityVersion"];
    };
    /** Trato */
    FormOfAddress: "vos" | "tu" | "usted";
    FormOfAddressInput: {
      form_of_address: components["schemas"]["FormOfAddress"];
      version?: components["schemas"]["EntityVersion"];
    };
    /** Pedir lo que falta. El tema, cómo responderle y su nombre: solo lo que no sabemos. Ya espera a una persona y puede no contestar. @default out_of_hours */
    HandoffFormMode: "never" | "before_handoff" | "out_of_hours";
    /** Lo que no se dice queda como estaba. */
    HandoffInput: {
      form_handoff_mode?: components["schemas"]["HandoffFormMode"];
      /** Palabras que piden una persona. Quien pide con ellas pasa a una persona; si solo las nombra, decide el chatbot. No importan acentos ni mayúsculas. */
      on_words?: string[];
      /** Área que recibe. Recibe lo que no va a otra área. Si no eliges, la primera que recibe derivaciones. */
      area_id?: number | null;
      /** Preguntar antes de pasar. El chatbot le pregunta al cliente y pasa la conversación solo si dice que sí. @default false */
      confirmation?: boolean;
      /** Mensaje de espera. Lo dice al pasar la conversación. Si lo dejas vacío, usa el texto habitual. */
      wait_message?: string;
      /** Mensaje al asignar. Lo dice al tomar la conversación; si asignan varias, solo a quien pidió una persona. Si lo dejas vacío, no dice nada. */
      assign_message?: string;
      /** Decir el lugar en la fila. Después del mensaje de espera, el cliente lee su lugar en la fila. @default false */
      queue_position?: boolean;
      /** Contestar mientras espera. Hasta que alguien tome la conversación, contesta lo que entiende con seguridad. Si no, solo avisa que sumó el mensaje. @default true */
      answer_while_waiting?: boolean;
      /** Espera máxima (minutos). Si en horario nadie atiende en ese tiempo, el chatbot avisa al cliente y sigue. Si lo dejas vacío, no hay límite. */
      timeout_minutes?: number | null;
      /** Respuesta si no hay nadie. La dice en vez del mensaje de espera si no hay nadie conectado, y también si nadie atendió a tiempo. */
      no_agents_response_id?: number | null;
      /** Volver al chatbot (minutos). Después de esos minutos sin mensajes, el chatbot retoma la conversación. Con 0, nunca. @default 0 */
      return_to_bot_after_minutes?: number;
      /** Mensaje al volver. Lo dice cuando retoma la conversación. Si lo dejas vacío, no dice nada. */
      return_message?: string;
      /** Con la misma persona (días). Si el cliente vuelve en esos días, lo atiende la misma persona. Con 0, nunca. @default 0 */
      same_agent_days?: number;
      version?: components["schemas"]["EntityVersion"];
    };
    Handoff: {
      form_handoff_mode: components["schemas"]["HandoffFormMode"];
      /** Palabras que piden una persona. Quien pide con ellas pasa a una persona; si solo las nombra, decide el chatbot. No importan acentos ni mayúsculas. */
      on_words?: string[];
      /** Área que recibe. Recibe lo que no va a otra área. Si no eliges, la primera que recibe derivaciones. */
      area_id?: number | null;
      /** Preguntar antes de pasar. El chatbot le pregunta al cliente y pasa la conversación solo si dice que sí. @default false */
      confirmation?: boolean;
      /** Mensaje de espera. Lo dice al pasar la conversación. Si lo dejas vacío, usa el texto habitual. */
      wait_message?: string;
      /** Mensaje al asignar. Lo dice al tomar la conversación; si asignan varias, solo a quien pidió una persona. Si lo dejas vacío, no dice nada. */
      assign_message?: string;
      /** Decir el lugar en la fila. Después del mensaje de espera, el cliente lee su lugar en la fila. @default false */
      queue_position?: boolean;
      /** Contestar mientras espera. Hasta que alguien tome la conversación, contesta lo que entiende con seguridad. Si no, solo avisa que sumó el mensaje. @default true */
      answer_while_waiting?: boolean;
      /** Espera máxima (minutos). Si en horario nadie atiende en ese tiempo, el chatbot avisa al cliente y sigue. Si lo dejas vacío, no hay límite. */
      timeout_minutes?: number | null;
      /** Respuesta si no hay nadie. La dice en vez del mensaje de espera si no hay nadie conectado, y también si nadie atendió a tiempo. */
      no_agents_response_id?: number | null;
      /** Volver al chatbot (minutos). Después de esos minutos sin mensajes, el chatbot retoma la conversación. Con 0, nunca. @default 0 */
      return_to_bot_after_minutes?: number;
      /** Mensaje al volver. Lo dice cuando retoma la conversación. Si lo dejas vacío, no dice nada. */
      return_message?: string;
      /** Con la misma persona (días). Si el cliente vuelve en esos días, lo atiende la misma persona. Con 0, nunca. @default 0 */
      same_agent_days?: number;
      version?: components["schemas"]["EntityVersion"];
      /** Trato */
      form_of_address: components["schemas"]["FormOfAddress"] | null;
      schedule: components["schemas"]["OpeningHours"];
      export_lead: components["schemas"]["ExportLead"];
    };
    /** País */
    HolidayCountry: "AR" | "BO" | "CL" | "CO" | "EC" | "ES" | "MX" | "PE" | "UY";
    /** Feriado */
    Holiday: {
      /** Día. Format: date */
      date: string;
      /** Nombre */
      name: string;
    };
    /** Feriados */
    Holidays: {
      country: components["schemas"]["HolidayCountry"];
      /** Feriados */
      data: components["schemas"]["Holiday"][];
    };
    /** Probar el horario */
    HandoffPreviewInput: {
      schedule: components["schemas"]["OpeningHours"];
      /** Momento. Format: date-time */
      at?: string;
    };
    /** Qué responde */
    HandoffPreview: {
      /** Abierto */
      open: boolean;
      /** Cuándo abre */
      opening: string;
      /** Qué le dice al cliente */
      notice: components["schemas"]["HandoffNotice"] | null;
      /** Mensajes */
      texts: string[];
    };
    HandoffSchedule: {
      schedule: components["schemas"]["OpeningHours"];
      version?: components["schemas"]["EntityVersion"];
    };
    /** Envío de contactos */
    ExportLead: {
      /** Enviar los contactos nuevos. Cada contacto nuevo va a la dirección en cuanto te escribe o lo agregas. Si no responde, insistimos. @default false */
      enabled: boolean;
      /** Dirección que los recibe */
      webhook?: components["schemas"]["HttpsUrl"] | null;
    };
    ExportLeadInput: {
      export_lead: components["schemas"]["ExportLead"];
      version?: components["schemas"]["EntityVersion"];
    };
    SurveyTimeout: {
      /** Espera de encuestas (minutos) */
      survey_timeout_minutes: number;
      version?: components["schemas"]["EntityVersion"];
    };
    ApiTimeout: {
      /** Espera de servicios (segundos). Cuánto espera el chatbot a tu sistema, si la respuesta no dice otra cosa. Después avisa que no pudo consultar. */
      api_request_timeout: number;
      version?: components["schemas"]["EntityVersion"];
    };
    RatingUrl: {
      /** Página de valoración */
      business_rating_url: components["schemas"]["HttpsUrl"] | null;
      version?: components["schemas"]["EntityVersion"];
    };
    MediaUpload: {
      /** Archivos */
      files: string[];
      /** Datos adicionales. Texto JSON */
      additional_data?: string;
    };
    MediaFiles: { files: components["schemas"]["MediaFile"][] };
    /** Condición frente al IVA */
    IvaCondition: "responsable_inscripto" | "monotributo" | "exento" | "consumidor_final";
    /** Impuestos. @default included */
    TaxMode: "included" | "added" | "none";
    /** Diseño. @default classic */
    BudgetTemplate: "classic" | "compact";
    /** Estado */
    BudgetStatus: "draft" | "sent" | "viewed" | "accepted" | "rejected" | "expired" | "cancelled";
    /** Datos del negocio */
    BudgetBusiness: {
      /** Nombre */
      name: string;
      /** Razón social */
      legal_name?: string;
      /** CUIT */
      cuit?: string;
      iva_condition?: components["schemas"]["IvaCondition"];
      /** Domicilio */
      address?: string;
      /** Teléfono */
      phone?: string;
      /** Correo */
      email?: string;
      /** Sitio web */
      web?: components["schemas"]["HttpsUrl"] | null;
      /** Logo. PNG o JPEG, arriba del PDF. */
      logo?: components["schemas"]["MediaFile"] | null;
    };
    /** Serie de números de presupuestos */
    BudgetSeries: {
      /** Máximo de números salteados */
      jump: number;
    };
    /** Configuración de presupuestos */
    BudgetSettings: {
      business: components["schemas"]["BudgetBusiness"];
      /** Prefijo del número */
      number_prefix: string;
      /** Próximo número */
      next_number: number;
      currency: components["schemas"]["BotCurrency"];
      tax_mode: components["schemas"]["TaxMode"];
      /** Alícuota de IVA */
      default_tax_rate: number;
      /** Validez (días). Cuántos días puede aceptarlo el cliente. @default 15 */
      valid_days: number;
      /** Recordarlo antes de que venza (días). Si el cliente no respondió, le escribimos en la conversación. Con 0, nunca. @default 0 */
      reminder_days?: number;
      /** Condiciones de pago */
      payment_terms?: string;
      /** Notas */
      notes?: string;
      /** Pie. @default Documento no válido como factura */
      footer: string;
      /** Datos para transferir */
      bank_details?: string;
      template: components["schemas"]["BudgetTemplate"];
      color: components["schemas"]["Color"];
      /** Mensaje que acompaña al PDF. {{contacto.nombre}} es el cliente; {{presupuesto.enlace}}, donde lo ve y responde. Si no lo pones, va al final. */
      message_text: string;
      /** Pedir aprobación desde. Si lo dejas vacío, no pedimos aprobación. */
      require_approval_over_cents?: number | null;
      /** Firma. PNG o JPEG, al pie del PDF. */
      signature?: components["schemas"]["MediaFile"] | null;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Cliente. Como era al hacer el presupuesto */
    BudgetContact: {
      /** Contacto */
      id: number | null;
      /** Nombre */
      name: string;
      /** Teléfono */
      phone: string;
      /** Correo */
      email: string;
    };
    /** Renglón */
    BudgetItemInput: {
      /** Producto */
      product_id?: number | null;
      /** Descripción */
      description: string;
      /** Cantidad */
      quantity: number;
      /** Unidad */
      unit?: string;
      /** Precio unitario */
      unit_price_cents: number;
      /** Descuento. @default 0 */
      discount_percent?: number;
      /** IVA */
      tax_rate?: number;
    };
    /** Renglón */
    BudgetItem: {
      /** Producto */
      product_id: number | null;
      /** Descripción */
      description: string;
      /** Cantidad */
      quantity: number;
      /** Unidad */
      unit: string;
      /** Precio unitario */
      unit_price_cents: number;
      /** Descuento */
      discount_percent: number;
      /** IVA */
      tax_rate: number;
      /** Importe */
      total_cents: number;
    };
    /** Producto para un presupuesto */
    BudgetProduct: {
      /** Clave. El número del producto, con el de su variante */
      key: string;
      /** Producto */
      product_id: components["schemas"]["Id"];
      /** Descripción. Con las características que se incluyen en presupuestos */
      description: string;
      /** Código */
      sku: string;
      /** Precio unitario. Con la oferta de hoy. Sin precio si se consulta o nadie lo escribió. */
      unit_price_cents: number | null;
      currency: components["schemas"]["CurrencyCode"];
      /** IVA */
      tax_rate: number;
      /** Stock */
      stock: number | null;
      availability: components["schemas"]["ProductAvailability"];
    };
    /** Productos para un presupuesto */
    BudgetProducts: {
      /** Hay productos. Si algún formulario con productos permite presupuestos */
      available: boolean;
      /** Moneda del presupuesto */
      currency: components["schemas"]["CurrencyCode"];
      /** Productos */
      products: components["schemas"]["BudgetProduct"][];
    };
    /** Descuento */
    BudgetDiscountKind: "percent" | "cents";
    /** Descuento general. Un porcentaje o un importe. */
    BudgetDiscount: {
      kind: components["schemas"]["BudgetDiscountKind"];
      /** Valor */
      value: number;
    };
    /** Presupuesto */
    QuickBudgetInput: {
      /** Renglones */
      items: components["schemas"]["BudgetItemInput"][];
      /** Descuento general */
      discount?: components["schemas"]["BudgetDiscount"] | null;
      /** Validez (días) */
      valid_days?: number;
      /** Notas */
      notes?: string;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Presupuesto. Calculamos los totales con redondeo por renglón. */
    Budget: {
      id: components["schemas"]["Id"];
      /** Número */
      number: string;
      /** Conversación */
      chat_id: components["schemas"]["Id"];
      contact: components["schemas"]["BudgetContact"];
      /** Fecha. Format: date */
      date: string;
      /** Válido hasta. Format: date */
      valid_until: string;
      /** Renglones */
      items: components["schemas"]["BudgetItem"][];
      /** Descuento general */
      discount: components["schemas"]["BudgetDiscount"] | null;
      /** Subtotal */
      subtotal_cents: number;
      /** Impuestos */
      tax_total_cents: number;
      /** Total */
      total_cents: number;
      currency: components["schemas"]["CurrencyCode"];
      /** Notas */
      notes: string;
      status: components["schemas"]["BudgetStatus"];
      /** Enviado el. Format: date-time */
      sent_at: string | null;
      /** Visto el. Format: date-time */
      viewed_at: string | null;
      /** Aceptado el. Format: date-time */
      accepted_at: string | null;
      /** Huella del PDF */
      pdf_hash: string;
      /** Hecho por */
      created_by: components["schemas"]["Person"] | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      version: components["schemas"]["EntityVersion"];
    };
    /** Respuesta */
    BudgetAnswer: "accepted" | "rejected";
    /** Respuesta del cliente */
    BudgetAnswerInput: {
      answer: components["schemas"]["BudgetAnswer"];
      /** Comentario */
      comment?: string;
    };
    /** Página de un presupuesto */
    BudgetPage: {
      /** Página. HTML completo; sin programas ni nada que cargar */
      html: string;
    };
    /** Presupuesto a la vista del cliente */
    BudgetPublic: {
      /** Negocio */
      business: string;
      /** Número */
      number: string;
      /** Fecha. Format: date */
      date: string;
      /** Válido hasta. Format: date */
      valid_until: string;
      /** Renglones */
      items: components["schemas"]["BudgetItem"][];
      /** Subtotal */
      subtotal_cents: number;
      /** Descuento */
      discount_cents: number;
      tax_mode: components["schemas"]["TaxMode"];
      /** Impuestos */
      tax_total_cents: number;
      /** Total */
      total_cents: number;
      currency: components["schemas"]["CurrencyCode"];
      status: components["schemas"]["BudgetStatus"];
      /** Pie */
      footer: string;
      /** Cliente */
      customer: string;
      /** Notas */
      notes: string;
      /** Condiciones de pago */
      payment_terms: string;
      /** Datos para transferir */
      bank_details: string;
      /** Admite respuesta */
      can_answer: boolean;
    };
    /** Tipo */
    CampaignType: "message" | "survey" | "template";
    /** Estado */
    CampaignStatus: "draft" | "scheduled" | "running" | "paused" | "cancelled" | "finished" | "failed";
    /** Envío */
    CampaignWhen: "now" | "at" | "recurring";
    /** Se repite */
    CampaignRepeat: "weekly" | "monthly";
    /** Respuestas */
    CampaignReplies: "bot" | "area";
    /** A quién no enviar */
    CampaignExclude: {
      /** Con mensajes recientes (días). @default 7 */
      recent_days?: number;
      /** Bloqueados. @default true */
      blocked?: boolean;
      /** Sin consentimiento. @default true */
      no_consent?: boolean;
      /** Con una conversación abierta. @default true */
      open_chats?: boolean;
      /** Contestaron hace poco (días) */
      answered_days?: number;
    };
    /** Destinatarios. Elige al menos un origen. */
    CampaignAudience: {
      /** Grupos */
      group_ids?: components["schemas"]["Id"][];
      /** Etiquetas */
      label_ids?: components["schemas"]["Id"][];
      /** Contactos */
      contact_ids?: components["schemas"]["Id"][];
      /** Regla */
      rule?: components["schemas"]["GroupRule"] | null;
      /** Importación */
      import_id?: number | null;
      exclude?: components["schemas"]["CampaignExclude"];
    };
    /** Programación */
    CampaignSchedule: {
      kind: components["schemas"]["CampaignWhen"];
      /** Fecha y hora. Format: date-time. Elige una hora al menos 5 minutos después de ahora. */
      at?: string | null;
      repeat?: components["schemas"]["CampaignRepeat"] | null;
      weekday?: components["schemas"]["Weekday"] | null;
      /** Día del mes */
      month_day?: number | null;
      /** Hora */
      time?: string | null;
      timezone: components["schemas"]["TimeZone"];
      /** No antes de. @default 8 */
      from_hour?: number;
      /** No después de. @default 21 */
      to_hour?: number;
    };
    /** Recordatorio */
    CampaignReminder: {
      /** Horas después */
      after_hours: number;
      /** Veces */
      times: number;
    };
    /** Resultados */
    CampaignTotals: {
      /** Destinatarios */
      audience: number;
      /** Excluidos. Cantidad por motivo */
      excluded: { [key: string]: number };
      /** Enviados */
      sent: number;
      /** Entregados */
      delivered: number;
      /** Leídos */
      read: number;
      /** Contestados */
      replied: number;
      /** Con clic */
      clicked: number;
      /** Fallidos */
      failed: number;
      /** Bajas */
      opted_out: number;
      /** Costo estimado */
      cost_estimate_cents: number;
    };
    /** Datos de la plantilla. Por parámetro, un texto o una variable del contacto */
    TemplateParams: { [key: string]: string };
    /** Campaña */
    CampaignInput: {
      /** Nombre */
      name: string;
      type: components["schemas"]["CampaignType"];
      channel: components["schemas"]["Channel"];
      /** Plantilla */
      template_id?: number | null;
      template_params?: components["schemas"]["TemplateParams"];
      /** Mensaje */
      body?: string;
      /** Archivos */
      media_ids?: components["schemas"]["Id"][];
      /** Botones */
      buttons?: components["schemas"]["ResponseButton"][];
      /** Encuesta */
      form_id?: number | null;
      audience: components["schemas"]["CampaignAudience"];
      schedule: components["schemas"]["CampaignSchedule"];
      /** Mensajes por minuto. @default 60 */
      throttle_per_minute?: number;
      reply_handling?: components["schemas"]["CampaignReplies"];
      /** Área que atiende */
      area_id?: number | null;
      /** Recordatorio */
      reminder?: components["schemas"]["CampaignReminder"] | null;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Campaña */
    Campaign: {
      /** Nombre */
      name: string;
      type: components["schemas"]["CampaignType"];
      channel: components["schemas"]["Channel"];
      /** Plantilla */
      template_id: number | null;
      template_params: components["schemas"]["TemplateParams"];
      /** Mensaje */
      body: string;
      /** Archivos */
      media_ids: components["schemas"]["Id"][];
      /** Botones */
      buttons: components["schemas"]["ResponseButton"][];
      /** Encuesta */
      form_id: number | null;
      audience: components["schemas"]["CampaignAudience"];
      schedule: components["schemas"]["CampaignSchedule"];
      /** Mensajes por minuto. @default 60 */
      throttle_per_minute: number;
      reply_handling: components["schemas"]["CampaignReplies"];
      /** Área que atiende */
      area_id: number | null;
      /** Recordatorio */
      reminder: components["schemas"]["CampaignReminder"] | null;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      status: components["schemas"]["CampaignStatus"];
      totals: components["schemas"]["CampaignTotals"];
      /** Aprobada por */
      approved_by: components["schemas"]["Person"] | null;
      /** Comenzó. Format: date-time */
      started_at: string | null;
      /** Terminó. Format: date-time */
      finished_at: string | null;
      /** Creada por */
      created_by: components["schemas"]["Person"] | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Probar */
    CampaignTestInput: {
      /** Contacto */
      contact_id?: number | null;
      /** Teléfono */
      phone?: string;
    };
    /** Muestra */
    CampaignSample: {
      /** Contacto */
      contact: string;
      /** Texto */
      text: string;
    };
    /** Revisión */
    CampaignReview: {
      totals: components["schemas"]["CampaignTotals"];
      /** Calidad del número */
      quality: string | null;
      /** Límite diario del número */
      daily_limit: number | null;
      /** Primer envío. Format: date-time */
      first_at: string | null;
      /** Último envío. Format: date-time */
      last_at: string | null;
      /** Muestras */
      samples: components["schemas"]["CampaignSample"][];
      /** Lo que impide enviar */
      problems: string[];
    };
    /** Estado */
    RecipientState: "pending" | "sent" | "delivered" | "read" | "replied" | "failed" | "excluded";
    /** Destinatario */
    CampaignRecipient: {
      id: components["schemas"]["Id"];
      /** Contacto */
      contact_id: number | null;
      /** Contacto */
      contact: string;
      /** Teléfono */
      phone: string;
      state: components["schemas"]["RecipientState"];
      /** Código del error */
      error_code: string | null;
      /** Motivo */
      error_text: string | null;
      /** Enviado el. Format: date-time */
      sent_at: string | null;
      /** Entregado el. Format: date-time */
      delivered_at: string | null;
      /** Leído el. Format: date-time */
      read_at: string | null;
      /** Mensaje */
      message_id: number | null;
    };
    /** Idioma */
    TemplateLanguage: "es_AR" | "es" | "es_MX" | "pt_BR" | "en";
    /** Categoría */
    TemplateCategory: "MARKETING" | "UTILITY" | "AUTHENTICATION";
    /** Estado */
    TemplateStatus: "DRAFT" | "PENDING" | "APPROVED" | "REJECTED" | "PAUSED" | "DISABLED";
    /** Encabezado */
    TemplateHeaderKind: "none" | "text" | "image" | "video" | "document" | "location";
    /** Encabezado */
    TemplateHeader: {
      kind: components["schemas"]["TemplateHeaderKind"];
      /** Texto */
      text?: string | null;
      /** Archivo */
      media_id?: number | null;
    };
    /** Acción */
    TemplateButtonKind: "quick_reply" | "url" | "phone" | "copy_code";
    /** Botón */
    TemplateButton: {
      kind: components["schemas"]["TemplateButtonKind"];
      /** Texto */
      title: string;
      /** Destino */
      target?: string | null;
    };
    /** Plantilla */
    MessageTemplateInput: {
      /** Nombre */
      name: string;
      language: components["schemas"]["TemplateLanguage"];
      category: components["schemas"]["TemplateCategory"];
      header?: components["schemas"]["TemplateHeader"];
      /** Mensaje */
      body: string;
      /** Ejemplos de los parámetros */
      samples?: { [key: string]: string };
      /** Pie */
      footer?: string;
      /** Botones */
      buttons?: components["schemas"]["TemplateButton"][];
      version?: components["schemas"]["EntityVersion"];
    };
    /** Plantilla */
    MessageTemplate: {
      /** Nombre */
      name: string;
      language: components["schemas"]["TemplateLanguage"];
      category: components["schemas"]["TemplateCategory"];
      header: components["schemas"]["TemplateHeader"];
      /** Mensaje */
      body: string;
      /** Ejemplos de los parámetros */
      samples: { [key: string]: string };
      /** Pie */
      footer: string;
      /** Botones */
      buttons: components["schemas"]["TemplateButton"][];
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      status: components["schemas"]["TemplateStatus"];
      /** Motivo del rechazo */
      rejected_reason: string | null;
      /** Calidad */
      quality_score: string | null;
      /** Consultada el. Format: date-time */
      last_synced_at: string | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Consulta de plantillas */
    TemplateSync: {
      /** Consultadas el. Format: date-time */
      synced_at: string;
      /** Nuevas */
      created: number;
      /** Cambiadas */
      updated: number;
    };
    /** Acción */
    ChangeAction: "create" | "update" | "delete" | "restore" | "login" | "login_failed" | "logout" | "export" | "import" | "send" | "train" | "publish" | "connect" | "disconnect" | "permission_change" | "suspend" | "resume" | "view_sensitive";
    /** Recurso */
    ChangeResource: "access_group" | "analytics_alert" | "analytics_export" | "api_key" | "area" | "assistant" | "bot" | "branch" | "budget" | "budget_settings" | "campaign" | "chat" | "contact" | "contact_field" | "entity" | "example" | "form" | "group" | "intent" | "invitation" | "label" | "macro" | "media" | "membership" | "message" | "notification" | "plugin" | "product" | "quick_reply" | "report" | "response" | "rule" | "session" | "settings" | "small_talk" | "subscription" | "survey" | "survey_send" | "synonym_group" | "template" | "test_case" | "training" | "user" | "webchat" | "webhook";
    /** Resultado */
    ChangeStatus: "ok" | "failed";
    /** Tipo de autor */
    ActorType: "user" | "bot" | "api" | "platform";
    /** Un hecho del historial; los datos secretos van enmascarados */
    Change: {
      /** ID */
      id: number;
      /** Fecha. Format: date-time */
      at: string;
      /** Autor */
      actor: {
        /** ID del autor */
        id: number | null;
        /** Autor */
        name: string;
        /** Rol */
        role: string | null;
        type: components["schemas"]["ActorType"];
      };
      action: components["schemas"]["ChangeAction"];
      resource_type: components["schemas"]["ChangeResource"];
      /** ID del recurso */
      resource_id: string | null;
      /** Elemento */
      resource_label: string | null;
      /** Cambios. Lo que cambió, por campo */
      diff: {
        [key: string]: {
          /** Antes */
          old: unknown;
          /** Después */
          new: unknown;
        };
      };
      /** Dirección. Solo la ve el rol Administrador. */
      ip: string | null;
      /** Navegador. Solo lo ve el rol Administrador. */
      user_agent: string | null;
      /** Pedido */
      request_id: string | null;
      status: components["schemas"]["ChangeStatus"];
    };
    /** Diferencia */
    ChangeDifference: {
      /** Campo */
      field: string;
      /** Dato */
      label: string;
      /** Antes */
      before: string;
      /** Después */
      after: string;
    };
    /** Un hecho del historial, con sus cambios en palabras y lo que puedes recuperar */
    ChangeDetail: {
      /** ID */
      id: number;
      /** Fecha. Format: date-time */
      at: string;
      /** Autor */
      actor: {
        /** ID del autor */
        id: number | null;
        /** Autor */
        name: string;
        /** Rol */
        role: string | null;
        type: components["schemas"]["ActorType"];
      };
      action: components["schemas"]["ChangeAction"];
      resource_type: components["schemas"]["ChangeResource"];
      /** ID del recurso */
      resource_id: string | null;
      /** Elemento */
      resource_label: string | null;
      /** Cambios. Lo que cambió, por campo */
      diff: {
        [key: string]: {
          /** Antes */
          old: unknown;
          /** Después */
          new: unknown;
        };
      };
      /** Dirección. Solo la ve el rol Administrador. */
      ip: string | null;
      /** Navegador. Solo lo ve el rol Administrador. */
      user_agent: string | null;
      /** Pedido */
      request_id: string | null;
      status: components["schemas"]["ChangeStatus"];
      /** Qué cambió */
      differences: components["schemas"]["ChangeDifference"][];
      /** Recuperación */
      restore: {
        /** Recuperable */
        possible: boolean;
        /** Por qué no */
        reason: string;
        /** Versión de ahora */
        version: number | null;
        /** Lo que queda como está. De lo que cambió, qué no vuelve y qué hacer. */
        kept: string[];
        /** Qué cambiaría. Cómo está ahora y cómo quedaría */
        differences: components["schemas"]["ChangeDifference"][];
      };
    };
    ChangeRestoreInput: { version?: components["schemas"]["EntityVersion"] };
    /** Acción */
    ChatActionType: "reply" | "comment" | "label_add" | "label_remove" | "area" | "assign" | "priority" | "snooze" | "resolve";
    /** A quién */
    ChatAssignTo: "me" | "person" | "round_robin" | "least_busy" | "nobody";
    /** Acción. Además del tipo, lleva solo lo que ese tipo necesita */
    ChatAction: {
      type: components["schemas"]["ChatActionType"];
      /** Texto */
      text?: string;
      /** Etiqueta */
      label_id?: components["schemas"]["Id"];
      /** Área */
      area_id?: components["schemas"]["Id"];
      to?: components["schemas"]["ChatAssignTo"];
      /** Persona */
      user_id?: components["schemas"]["Id"];
      priority?: components["schemas"]["ChatPriority"];
      /** Durante (minutos) */
      minutes?: number;
    };
    /** Paso. Una acción en palabras, y por qué ya no sirve */
    ChatActionStep: {
      /** Qué hace */
      text: string;
      /** Problema */
      problem: string | null;
    };
    /** Tipo */
    ChatType: "bot" | "live" | "request";
    /** Casilla. 0 y 1 son nuevas, 2 resuelta */
    ChatState: 0 | 1 | 2;
    /** Casilla. @default nuevas */
    ChatCategory: "nuevas" | "resueltas" | "pospuestas";
    /** Tipo. @default contact_requests */
    ChatFilterType: "all" | "contact_requests" | "bot_chats" | "live_chats";
    /** Canal. @default any */
    ChatFilterChannel: "any" | "Webchat" | "WhatsApp" | "Facebook" | "Telegram" | "Email";
    /** Actividad. Activas son las que tuvieron un mensaje en las últimas 24 horas. @default any */
    ChatFilterActive: "any" | "only_active" | "only_inactive";
    /** Asignación. @default any */
    ChatFilterState: "any" | "sinasignar" | "asignadas";
    /** Lectura. @default any */
    ChatFilterStatus: "any" | "leidas" | "no_leidas" | "no_contestadas";
    /** Prioridad. @default any */
    ChatFilterPriority: "any" | "important" | "urgent" | "high" | "normal" | "low";
    /** Orden. Las urgentes que esperan a una persona van siempre primero. @default recent */
    ChatFilterOrder: "recent" | "priority";
    /** Prioridad. La urgente también la pone el chatbot; al resolver la conversación vuelve a ser normal. */
    ChatPriority: "urgent" | "high" | "normal" | "low";
    /** Autor. user es el cliente; los demás se muestran del otro lado */
    ChatMessageType: "user" | "bot" | "agent" | "internal" | "system";
    /** Envío */
    ChatDelivery: "pending" | "uncertain" | "accepted" | "sent" | "delivered" | "read" | "failed";
    /** Imagen */
    ImageType: "image/gif" | "image/jpeg" | "image/webp" | "image/png";
    /** Video */
    VideoType: "video/mp4" | "video/webm" | "video/ogg";
    /** Audio */
    AudioType: "audio/wav" | "audio/mpeg" | "audio/ogg" | "audio/mp3";
    /** Documento. Lo que puedes adjuntar como documento */
    DocumentType: "image/jpeg" | "image/png" | "application/pdf";
    /** Tipo de archivo */
    MediaType: components["schemas"]["ImageType"] | components["schemas"]["VideoType"] | components["schemas"]["AudioType"] | components["schemas"]["DocumentType"] | components["schemas"]["ReceivedType"];
    /** Archivo recibido. Lo que además envían los clientes por WhatsApp, Facebook, Telegram y correo */
    ReceivedType: "audio/mp4" | "audio/aac" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.presentationml.presentation" | "application/x-ole-storage" | "application/zip" | "text/plain" | "application/octet-stream";
    /** Fecha. dd/mm/aaaa hh:mm, en la zona horaria del chatbot */
    ChatDate: string;
    /** Área */
    ChatArea: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
    };
    /** Área */
    ChatOwnArea: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Recibe derivaciones */
      enable_handoff: boolean;
    };
    /** Conversación */
    ChatItem: {
      id: components["schemas"]["Id"];
      type: components["schemas"]["ChatType"];
      /** Remitente */
      sender_id: string;
      /** Nombre */
      user_name: string;
      /** Último mensaje */
      date_last_message: components["schemas"]["ChatDate"];
      /** Momento del último mensaje. Format: date-time. Ordena la lista; el texto de la fecha solo llega al minuto */
      last_message_at: string;
      channel: components["schemas"]["Channel"];
      /** A cargo de */
      assign_user: components["schemas"]["Person"] | null;
      /** Contestada */
      answered: boolean;
      /** Sin leer */
      open: boolean;
      /** En vivo */
      live: boolean;
      /** Etiquetas */
      labels: components["schemas"]["Id"][];
      state: components["schemas"]["ChatState"];
      /** Último mensaje */
      last_message_text: string;
      /** Autor del último mensaje */
      last_message_from: components["schemas"]["ChatMessageType"];
      /** Qué trae el último mensaje */
      last_message_kind?: components["schemas"]["ChatQuoteKind"];
      /** El último mensaje no salió */
      last_message_failed?: boolean;
      /** Área */
      area: components["schemas"]["ChatArea"] | null;
      /** Conexión */
      account_id?: components["schemas"]["Id"] | null;
      /** Contacto */
      contact_id: components["schemas"]["Id"];
      /** Bloqueado */
      blocked: boolean;
      /** Mensajes sin leer */
      unread_count: number;
      /** El chatbot escribe hasta. Format: date-time. En Facebook, si las personas tienen más tiempo que el chatbot. */
      bot_window_until?: string;
      /** Puedes escribirle hasta. Format: date-time. Fin de la ventana de 24 horas de WhatsApp y Facebook */
      window_until: string | null;
      /** Pospuesta */
      snooze?: components["schemas"]["ChatSnooze"] | null;
      /** Plazo */
      due?: components["schemas"]["ChatDue"] | null;
      /** Prioridad */
      priority?: components["schemas"]["ChatPriority"];
      /** Por qué es urgente */
      urgency?: components["schemas"]["UrgencyReason"] | null;
      /** Espera a una persona desde. Format: date-time */
      waiting_since?: string | null;
      /** Nota sin leer */
      transfer?: components["schemas"]["ChatTransfer"] | null;
      /** Para deshacer. Con qué se deshace el cambio pedido; solo en su respuesta */
      undo_id?: string;
      /** Coincidencia */
      match?: components["schemas"]["ChatMatch"];
    };
    /** Conexión. Un número, una página o una cuenta por donde salen los mensajes */
    ChatConnection: {
      id: components["schemas"]["Id"];
      kind: components["schemas"]["PluginKind"];
      /** Nombre */
      name: string;
      status: components["schemas"]["PluginStatus"];
      /** Qué pasó. Qué pasó y qué hacer */
      problem: string | null;
      /** Con conversaciones abiertas */
      open_chats: boolean;
    };
    /** Plazo. Cuándo vence el plazo del área para contestar o resolver. */
    ChatDue: {
      /** Vence. Format: date-time */
      at: string;
      kind: components["schemas"]["ChatDueKind"];
    };
    /** Qué vence */
    ChatDueKind: "first_response" | "resolution";
    /** Pospuesta. Hasta cuándo está fuera de la lista y quién la pospuso */
    ChatSnooze: {
      /** Hasta. Format: date-time */
      until: string;
      /** La pospuso */
      by: components["schemas"]["Person"] | null;
    };
    /** Posponer */
    ChatSnoozeInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Hasta. Format: date-time. Como mucho, dentro de un año. */
      until: string;
    };
    /** Fijar */
    ChatPinInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Fijada */
      pinned: boolean;
    };
    /** Conversaciones fijadas */
    ChatPins: {
      /** Fijadas */
      pinned: components["schemas"]["Id"][];
    };
    /** Mensaje encontrado. El más nuevo que contiene lo buscado */
    ChatMatch: {
      message_id: components["schemas"]["Id"];
      /** Texto */
      text: string;
      /** Fecha. Format: date-time */
      at: string;
    };
    /** Archivo adjunto */
    ChatFile: {
      /** Archivo */
      media_id: string;
      /** Nombre */
      filename: string;
      type: components["schemas"]["MediaType"];
      /** Tamaño. Bytes */
      size: number;
    };
    /** Mensaje */
    ChatMessage: {
      id: components["schemas"]["Id"];
      type: components["schemas"]["ChatMessageType"];
      /** Nombre */
      user_name: string;
      /** Persona. Quién del equipo lo escribió, salvo que lo haya escrito fuera de la consola */
      user_id?: components["schemas"]["Id"];
      /** Texto */
      text: string;
      /** Fecha. Format: date-time */
      at: string;
      /** Reacción. La del cliente */
      reaction: string | null;
      team_reaction?: components["schemas"]["ChatTeamReaction"] | null;
      /** Archivos */
      files: components["schemas"]["ChatFile"][];
      status: components["schemas"]["ChatDelivery"] | null;
      /** Motivo de la falla */
      error: string | null;
      /** Con datos ocultos. El texto oculta datos sensibles */
      hidden?: boolean;
      /** Botones. Los que el chatbot ofreció */
      buttons?: components["schemas"]["WebchatButton"][];
      content?: components["schemas"]["ChatContent"];
      /** Menciones. A quién menciona un comentario, en el orden de su texto */
      mentions?: components["schemas"]["ChatMention"][];
      reply_to?: components["schemas"]["ChatQuote"];
      /** Reenvíos. Veces que el equipo lo volvió a enviar */
      resends?: number;
    };
    /** Reacción del equipo. A un mensaje del cliente, que la ve en él */
    ChatTeamReaction: {
      /** Emoji */
      emoji: string;
      /** Persona */
      user_id?: components["schemas"]["Id"];
      /** Quién reaccionó */
      user_name: string;
      /** Motivo de la falla. Por qué no llegó al canal lo último que pidió el equipo */
      error?: string;
    };
    /** Reacción */
    ChatReactionInput: {
      /** Emoji. Si lo dejas vacío, quitas la reacción. */
      emoji: string | null;
    };
    /** Mención */
    ChatMention: {
      /** Persona */
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Lugar. Dónde empieza en el texto, en unidades UTF-16 */
      start: number;
    };
    /** Mensaje al que responde */
    ChatQuote: {
      id: components["schemas"]["Id"];
      /** Texto. El del mensaje, o el nombre de lo que trae */
      text: string;
      kind: components["schemas"]["ChatQuoteKind"];
      /** Quién lo escribió */
      user_name: string;
    };
    /** Qué trae */
    ChatQuoteKind: "text" | "image" | "video" | "audio" | "voice" | "document" | "lost" | "location" | "contacts" | "order" | "sticker" | "deleted" | "other";
    /** Contenido. Lo que un mensaje trae además del texto y los archivos */
    ChatContent: {
      /** Ubicación */
      location?: {
        /** Latitud */
        latitude: number;
        /** Longitud */
        longitude: number;
        /** Lugar */
        name?: string;
        /** Dirección */
        address?: string;
      };
      /** Contactos */
      contacts?: {
        /** Nombre */
        name: string;
        /** Teléfonos */
        phones: string[];
        /** Correos */
        emails: string[];
      }[];
      /** Pedido */
      order?: {
        /** Mensaje */
        text?: string;
        /** Productos */
        items: {
          /** Producto */
          product: string;
          /** Cantidad */
          quantity: number;
          /** Precio */
          price?: number;
          /** Moneda */
          currency?: string;
        }[];
      };
      /** Anuncio. El anuncio o la publicación desde donde escribe */
      referral?: {
        /** Origen */
        source?: string;
        /** Título */
        headline?: string;
        /** Texto */
        body?: string;
        /** Dirección */
        url?: string;
        /** ID del clic */
        click_id?: string;
      };
      /** Correo */
      mail?: {
        /** Asunto */
        subject: string;
        /** Texto citado. Lo citado y la firma */
        quoted?: string;
        /** Enviado por. Quién lo envió si pide que le respondan a otra dirección */
        sent_by?: string;
      };
      /** Nota de voz */
      voice?: boolean;
      /** Figurita */
      sticker?: boolean;
      /** Reenviado */
      forwarded?: boolean;
      /** Plantilla de WhatsApp. La plantilla de WhatsApp que se envió; su texto es el del mensaje */
      template?: {
        /** Nombre */
        name: string;
        /** Idioma */
        language: string;
        /** Encabezado */
        header?: string;
        /** Pie */
        footer?: string;
      };
      /** Editado */
      edited?: boolean;
      /** Eliminado. Quien lo escribió lo eliminó; no trae nada más */
      deleted?: boolean;
      /** Archivo que falta */
      lost_file?: string;
      lost_because?: components["schemas"]["LostFileReason"];
      /** Tipo que la consola no muestra */
      unsupported?: string;
    };
    /** Por qué falta el archivo */
    LostFileReason: "type" | "size";
    /** Valoración del cliente */
    ChatRating: {
      /** Valoración */
      score: number;
      /** Comentario */
      comment: string;
      /** Fecha. Format: date-time */
      at: string;
    };
    /** Datos del contacto */
    ChatContactData: {
      /** Área */
      area_id: number | null;
      /** Área */
      area: string | null;
      /** A cargo de */
      employee: string | null;
      /** A cargo de */
      employee_id: number | null;
      /** Nombre */
      name: string;
      /** Etiquetas */
      labels: components["schemas"]["Id"][];
    };
    /** Conversación abierta */
    ChatOpened: {
      /** Mensajes */
      data: components["schemas"]["ChatMessage"][];
      contact_data: components["schemas"]["ChatContactData"];
      /** Hay anteriores */
      more_before?: boolean;
      /** Hay posteriores */
      more_after?: boolean;
      /** Conversación */
      chat?: components["schemas"]["ChatItem"];
      /** Valoración */
      rating?: components["schemas"]["ChatRating"] | null;
      /** Último evento. Hasta qué evento vale lo que se devuelve */
      seq?: number;
      /** Visita */
      visit?: components["schemas"]["ChatVisit"] | null;
      /** Cambios. Lo que pasó con la conversación entre los mensajes devueltos, en orden: hasta 200, los últimos */
      changes?: components["schemas"]["ThreadEvent"][];
    };
    /** Visita. Dónde y con qué abrió la conversación la última vez quien escribe desde un sitio */
    ChatVisit: {
      /** Página */
      page: string | null;
      /** Título de la página */
      page_title: string | null;
      /** Llegó desde */
      referrer: string | null;
      /** Idioma */
      language: string | null;
      /** Navegador */
      browser: string | null;
      /** Sistema */
      system: string | null;
      /** Dispositivo */
      device: components["schemas"]["VisitDevice"] | null;
      /** Cuándo. Format: date-time */
      at: string;
    };
    /** Dispositivo */
    VisitDevice: "computer" | "phone" | "tablet";
    /** Cambio de una conversación. Solo lo ve el equipo. */
    ThreadEvent: {
      id: components["schemas"]["Id"];
      /** Después del mensaje. Con 0, antes del primero */
      after_id: number;
      /** Cuándo. Format: date-time */
      at: string;
      kind: components["schemas"]["ThreadEventKind"];
      actor: components["schemas"]["ThreadEventActor"];
      /** Por. Nombre de la persona, de la clave o de la regla */
      actor_name: string;
      /** Detalle. La persona, el área, la etiqueta, la prioridad o el nombre; hasta cuándo, si se pospuso */
      detail: string;
    };
    /** Quién */
    ThreadEventActor: "user" | "api" | "rule" | "bot" | "customer" | "system";
    /** Cambio */
    ThreadEventKind: "assigned" | "unassigned" | "moved" | "moved_out" | "resolved" | "reopened" | "snoozed" | "woken" | "label_added" | "label_removed" | "urgent" | "not_urgent" | "priority" | "requested" | "taken" | "to_bot" | "blocked" | "unblocked" | "renamed" | "notified" | "form_completed";
    /** Conversación actual */
    ChatCurrent: { data: components["schemas"]["ChatItem"] | null };
    /** Página de conversaciones */
    ChatPage: {
      /** Conversaciones */
      data: components["schemas"]["ChatItem"][];
      /** Páginas */
      total_pages: number;
      /** Conversaciones */
      total_chats: number;
      /** Hay más. Son al menos total_chats */
      more_chats?: boolean;
      /** Anteriores. Abiertas que cumplen lo demás y quedan fuera por ser anteriores a date_start */
      older?: number;
      /** Borradores. Conversaciones de la página en que quien pregunta dejó un borrador */
      drafts?: components["schemas"]["Id"][];
      /** Te mencionan. Conversaciones de la página con menciones que quien pregunta todavía no leyó */
      mentioned?: components["schemas"]["Id"][];
      /** Fijadas. Conversaciones que fijó quien pregunta, también las que no están en la página */
      pinned?: components["schemas"]["Id"][];
      /** Último evento. Hasta qué evento vale lo que se devuelve */
      seq?: number;
    };
    /** Filtro de conversaciones. Sin date_start y date_end no hay límite de fechas; la consola propone los últimos 30 días hasta ayer. */
    ChatFilter: {
      type?: components["schemas"]["ChatFilterType"];
      /** Desde. Format: date */
      date_start?: string | null;
      /** Hasta. Format: date */
      date_end?: string | null;
      category?: components["schemas"]["ChatCategory"];
      channel?: components["schemas"]["ChatFilterChannel"];
      /** Conversación */
      sender_id?: string;
      /** Nombre */
      username?: string;
      active?: components["schemas"]["ChatFilterActive"];
      state?: components["schemas"]["ChatFilterState"];
      status?: components["schemas"]["ChatFilterStatus"];
      priority?: components["schemas"]["ChatFilterPriority"];
      order?: components["schemas"]["ChatFilterOrder"];
      /** Etiquetas */
      labels?: components["schemas"]["Id"][];
      /** Texto. Palabras de los mensajes o del nombre, sin distinguir acentos ni mayúsculas */
      q?: string;
      /** Área */
      area?: number | null;
      /** Solo sin área */
      no_area?: boolean;
      /** A cargo de. De las que ves, las que atiende esta persona */
      assign_user?: number | null;
      /** Solo las propias */
      mine?: boolean;
      /** Solo las que te mencionan. Con nuevas están también las resueltas y pospuestas que todavía no leíste */
      mentioned?: boolean;
      /** Página. @default 1 */
      page_number?: number;
      /** Intención */
      intent?: number | null;
    };
    /** Mover de casilla */
    ChatStateInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      state: components["schemas"]["ChatState"];
    };
    /** Comentario interno */
    ChatCommentInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Comentario */
      message: string;
    };
    /** Transferencia. Hasta que quien recibe la conversación lee la nota */
    ChatTransfer: {
      /** Quién la pasó */
      by: components["schemas"]["Person"] | null;
      /** Cuándo. Format: date-time */
      at: string;
      /** Nota */
      note: string;
      /** Para la persona */
      user_id: components["schemas"]["Id"] | null;
      /** Para el área */
      area_id: components["schemas"]["Id"] | null;
    };
    /** Pasar conversación */
    ChatTransferInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Área */
      area_id?: components["schemas"]["Id"] | null;
      /** Persona */
      user_id?: components["schemas"]["Id"] | null;
      /** Nota (opcional). Quien la reciba la verá antes que nada. El cliente no la ve. */
      note?: string;
      /** Área anterior. La que se veía; si ya es otra, la respuesta es 409 */
      expected_area_id?: number | null;
      /** Persona anterior. Quien se veía a cargo; si ya es otra persona, la respuesta es 409 */
      expected_user_id?: number | null;
    };
    ChatTransferReadInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
    };
    /** Cambiar de área */
    ChatAreaInput: {
      /** Área */
      selected_area_id: components["schemas"]["Id"];
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Área anterior. La que se veía; si ya es otra, la respuesta es 409 */
      expected_area_id?: number | null;
      /** Nota para el área. La lee el equipo, no el cliente. */
      note?: string;
    };
    /** Asignar */
    ChatAssignInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Persona. Si no eliges a nadie, queda sin asignar. */
      user_id: number | null;
      /** Persona anterior. Quien se veía que lo tenía; si ya es otro, la respuesta es 409 */
      expected_user_id?: number | null;
    };
    /** Enviar un mensaje */
    ChatMessageInput: {
      /** Destinatario. sender_id de la conversación */
      target_id: string;
      /** Mensaje */
      message: string;
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Respuesta rápida usada */
      quick_reply_id?: components["schemas"]["Id"];
      /** Archivos de respuestas rápidas. Archivos ya subidos que acompañan al mensaje; con ellos el texto puede faltar. */
      attachments?: components["schemas"]["Id"][];
      reply_to?: components["schemas"]["ChatReplyTo"];
    };
    /** Mensaje al que responde. Uno de la misma conversación, que el cliente vea */
    ChatReplyTo: number;
    /** Reenviar a otra conversación */
    ChatForwardInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Mensaje */
      message_id: components["schemas"]["Id"];
      /** A qué conversación */
      to_id: components["schemas"]["Id"];
    };
    /** Reenviar un mensaje */
    ChatResendInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Mensaje */
      message_id: components["schemas"]["Id"];
      /** Reenvíos anteriores. Los que se veían; si ya hay otro, la respuesta es 409 */
      expected_resends?: number;
      /** Puede llegar dos veces. Lo necesitas cuando el canal no confirmó si recibió el mensaje. */
      confirmed?: boolean;
    };
    /** Archivo */
    ChatUpload: {
      /** Nombre */
      filename: string;
      /** Archivo */
      file: string;
      type: components["schemas"]["MediaType"];
      /** Tamaño. Bytes del archivo, antes de codificarlo */
      size: number;
    };
    /** Enviar archivos */
    ChatDocumentInput: {
      /** Destinatario. sender_id de la conversación */
      target_id: string;
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Archivos */
      files: components["schemas"]["ChatUpload"][];
      reply_to?: components["schemas"]["ChatReplyTo"];
    };
    /** Envío */
    ChatSent: {
      /** Mensajes enviados */
      data: components["schemas"]["ChatMessage"][];
    };
    /** Envío con avisos */
    ChatPartlySent: {
      /** Mensajes enviados */
      data: components["schemas"]["ChatMessage"][];
      /** Aviso */
      message: string;
    };
    /** Conversación */
    ChatIdInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
    };
    /** Marcar como leída o no leída */
    ChatUnreadInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Sin leer. Cómo debe quedar; si falta, al revés de como está */
      open?: boolean;
    };
    /** Marcar como contestada o no contestada */
    ChatAnsweredInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Contestada. Cómo debe quedar; si falta, al revés de como está */
      answered?: boolean;
    };
    /** Cambiar la prioridad */
    ChatPriorityInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      priority: components["schemas"]["ChatPriority"];
    };
    /** Cambiar el nombre */
    ChatUsernameInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Nombre */
      username: string;
    };
    /** Etiquetar una conversación */
    ChatLabelInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** En vivo */
      live_chat: boolean;
      date: components["schemas"]["ChatDate"];
      /** Agregar. Si no, quita la etiqueta. */
      added: boolean;
      /** Etiqueta */
      label_id: components["schemas"]["Id"];
    };
    /** Pedir un archivo */
    ChatDocumentRequest: {
      /** Archivo */
      media_id: string;
      channel: components["schemas"]["Channel"];
      /** Mensaje */
      message_id: components["schemas"]["Id"];
    };
    /** Archivo recibido */
    ChatDownload: {
      /** Nombre */
      filename: string;
      /** Tamaño */
      size: number;
      type: components["schemas"]["MediaType"];
      /** Archivo */
      file: string;
    };
    /** Transcripción del audio */
    ChatTranscript: {
      /** Transcripción */
      text: string;
    };
    /** Mensaje completo */
    ChatWritten: {
      /** Texto. Con los datos que ocultamos */
      text: string;
    };
    /** Contacto exportado */
    ChatLead: {
      /** Exportado el. Format: date-time */
      exported_at: string;
      /** Destino */
      destination: string;
    };
    /** Áreas propias */
    ChatAreas: {
      /** Áreas */
      areas: components["schemas"]["ChatOwnArea"][];
      /** Otras áreas. Las que no ves, pero a las que puedes pasar una conversación */
      others: components["schemas"]["ChatOwnArea"][];
    };
    /** A quién asignarla */
    ChatUsers: {
      /** Personas */
      users: components["schemas"]["ChatAssignee"][];
    };
    /** Persona del equipo */
    ChatAssignee: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Por qué no puede recibirla */
      refusal: string | null;
      /** Área a la que pasa con ella. Si no atiende el área de la conversación y se le puede pasar; sin nombre si queda sin área; solo con una conversación */
      moves_to?: string;
      /** Ve la conversación. Si ahora la ve, un comentario puede mencionarla; solo con una conversación */
      sees?: boolean;
      availability: components["schemas"]["TeamAvailability"];
      /** Conversaciones abiertas. A su cargo y sin resolver, de las que no atiende el chatbot; solo con una conversación */
      open_chats?: number;
    };
    /** Visible para. @default personal */
    QuickReplyScope: "personal" | "area" | "todos";
    /** Dato que pide al insertarla */
    QuickReplyPrompt: {
      /** Clave */
      key: string;
      /** Pregunta */
      label: string;
      /** Obligatoria */
      required: boolean;
    };
    /** Respuesta rápida */
    QuickReplyInput: {
      /** Atajo. La insertarás con una barra y el atajo: /precio. */
      shortcut: string;
      /** Título */
      title: string;
      /** Texto */
      text: string;
      /** Archivos */
      attachments?: components["schemas"]["Id"][];
      /** Datos que se piden */
      prompts?: components["schemas"]["QuickReplyPrompt"][];
      visibility?: components["schemas"]["QuickReplyScope"];
      /** Áreas */
      area_ids?: components["schemas"]["Id"][];
      /** Carpeta */
      folder?: string;
      /** Canales */
      channels?: components["schemas"]["Channel"][];
      version?: components["schemas"]["EntityVersion"];
    };
    /** Respuesta rápida */
    QuickReply: {
      /** Atajo. La insertarás con una barra y el atajo: /precio. */
      shortcut: string;
      /** Título */
      title: string;
      /** Texto */
      text: string;
      /** Archivos */
      attachments: components["schemas"]["Id"][];
      /** Datos que se piden */
      prompts: components["schemas"]["QuickReplyPrompt"][];
      visibility: components["schemas"]["QuickReplyScope"];
      /** Áreas */
      area_ids: components["schemas"]["Id"][];
      /** Carpeta */
      folder: string;
      /** Canales */
      channels: components["schemas"]["Channel"][];
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Archivos */
      files: components["schemas"]["MediaFile"][];
      /** Usos */
      usage_count: number;
      /** Último uso. Format: date-time */
      last_used_at: string | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Respuestas rápidas */
    QuickReplies: {
      /** Respuestas rápidas */
      quick_replies: components["schemas"]["QuickReply"][];
    };
    /** Macro */
    MacroInput: {
      /** Nombre */
      name: string;
      /** Acciones */
      actions: components["schemas"]["ChatAction"][];
      visibility?: components["schemas"]["QuickReplyScope"];
      /** Áreas */
      area_ids?: components["schemas"]["Id"][];
      version?: components["schemas"]["EntityVersion"];
    };
    /** Macro */
    Macro: {
      /** Nombre */
      name: string;
      /** Acciones */
      actions: components["schemas"]["ChatAction"][];
      visibility: components["schemas"]["QuickReplyScope"];
      /** Áreas */
      area_ids: components["schemas"]["Id"][];
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Qué hace */
      steps: components["schemas"]["ChatActionStep"][];
      /** Usos */
      usage_count: number;
      /** Último uso. Format: date-time */
      last_used_at: string | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Macros */
    Macros: {
      /** Macros */
      macros: components["schemas"]["Macro"][];
    };
    /** Se usa en. @default both */
    LabelScope: "chat" | "contact" | "both";
    /** Etiqueta */
    LabelInput: {
      /** Nombre */
      title: string;
      color: components["schemas"]["Color"];
      /** Descripción */
      description?: string;
      /** Grupo. Cada conversación lleva una sola etiqueta del grupo. */
      group?: string;
      scope?: components["schemas"]["LabelScope"];
      /** Archivada. @default false */
      archived?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Etiqueta */
    Label: {
      /** Nombre */
      title: string;
      color: components["schemas"]["Color"];
      /** Descripción */
      description: string;
      /** Grupo. Cada conversación lleva una sola etiqueta del grupo. */
      group: string;
      scope: components["schemas"]["LabelScope"];
      /** Archivada. @default false */
      archived: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Conversaciones */
      count: number;
      /** Contactos */
      readonly contact_count?: number;
      /** Se usa en. Respuestas que la ponen, reglas y macros que la nombran y vistas que filtran por ella, de las que ve quien pregunta */
      readonly used_in?: components["schemas"]["LabelUse"][];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Uso */
    LabelUse: {
      /** Tipo */
      type: "response" | "view" | "rule" | "macro" | "survey";
      id: components["schemas"]["Id"];
      /** Nombre */
      label: string;
    };
    /** Etiqueta */
    LabelUpdate: {
      /** Nombre */
      title: string;
      color: components["schemas"]["Color"];
      /** Descripción */
      description?: string;
      /** Grupo. Cada conversación lleva una sola etiqueta del grupo. */
      group?: string;
      scope?: components["schemas"]["LabelScope"];
      /** Archivada. @default false */
      archived?: boolean;
      version?: components["schemas"]["EntityVersion"];
      /** Etiqueta */
      id: components["schemas"]["Id"];
    };
    /** Etiquetas */
    Labels: {
      /** Etiquetas */
      labels: components["schemas"]["Label"][];
    };
    /** Borrador */
    ChatDraftInput: {
      /** Borrador */
      text: string;
      /** Mensaje al que responde */
      reply_to?: number | null;
      /** Borrador que reemplaza. Format: date-time. Cuándo se guardó el que conoces, si había uno. Si hay otro, no lo reemplazamos. */
      over?: string | null;
    };
    /** Borrador */
    ChatDraft: {
      /** Borrador */
      text: string;
      reply_to?: components["schemas"]["ChatQuote"];
      /** Modificado el. Format: date-time */
      updated_at: string | null;
    };
    /** Vista guardada */
    ChatViewInput: {
      /** Nombre */
      name: string;
      filter: components["schemas"]["ChatFilter"];
      /** Visible para todo el equipo. @default false */
      shared?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Vista guardada */
    ChatView: {
      /** Nombre */
      name: string;
      filter: components["schemas"]["ChatFilter"];
      /** Visible para todo el equipo. @default false */
      shared: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Creada por */
      owner: components["schemas"]["Person"];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Vistas guardadas */
    ChatViews: {
      /** Vistas */
      views: components["schemas"]["ChatView"][];
    };
    /** Acción */
    ChatBulkAction: "state" | "area" | "assign" | "label_add" | "label_remove" | "read" | "unread" | "snooze" | "wake" | "priority";
    /** Acción sobre varias conversaciones. Sobre las conversaciones elegidas, o sobre todas las que cumplen el filtro */
    ChatBulkInput: {
      /** Conversaciones */
      ids?: components["schemas"]["Id"][];
      filter?: components["schemas"]["ChatFilter"];
      action: components["schemas"]["ChatBulkAction"];
      /** Valor. Casilla, área, persona o etiqueta, según la acción. */
      value?: number | null;
      /** Hasta. Format: date-time. Para posponer: como mucho, dentro de un año. */
      until?: string;
      priority?: components["schemas"]["ChatPriority"];
    } & (unknown | unknown);
    /** Resultado */
    ChatBulkResult: {
      /** Cambiadas */
      changed: number;
      /** Sin cambios */
      skipped: number;
      /** Para deshacer */
      undo_id?: string;
    };
    /** Cantidad */
    ChatCount: {
      /** Conversaciones */
      total: number;
      /** Sin leer */
      unread: number;
    };
    /** Cantidad de un área */
    ChatAreaCount: {
      /** Área */
      id: number | null;
      /** Conversaciones */
      total: number;
      /** Sin leer */
      unread: number;
    };
    /** Cantidad de una vista */
    ChatViewCount: {
      id: components["schemas"]["Id"];
      /** Conversaciones */
      total: number;
      /** Sin leer */
      unread: number;
    };
    /** Cantidades */
    ChatCounts: {
      /** Sin leer */
      unread: number;
      /** Propias */
      mine: components["schemas"]["ChatCount"];
      /** Sin asignar */
      unassigned: components["schemas"]["ChatCount"];
      /** Nuevas */
      new: components["schemas"]["ChatCount"];
      /** Pospuestas */
      snoozed?: components["schemas"]["ChatCount"];
      /** Menciones */
      mentions: components["schemas"]["ChatCount"];
      /** Áreas */
      areas: components["schemas"]["ChatAreaCount"][];
      /** Vistas */
      views: components["schemas"]["ChatViewCount"][];
    };
    /** Motivo de la derivación */
    HandoffReason: "words" | "failure" | "unanswered" | "button" | "response" | "keyword" | "upset" | "complaint" | "slot" | "order" | "webhook" | "rule" | "staff";
    /** Por qué es urgente */
    UrgencyReason: "accident" | "health" | "fraud" | "legal" | "charge" | "complaint" | "upset" | "misses" | "rule" | "staff";
    /** Regla que decidió */
    BotRule: "button" | "confirmation" | "words" | "quick" | "media" | "greeting" | "goodbye" | "small_talk" | "intent" | "branch" | "slot" | "form" | "product" | "secondary" | "clarification" | "complaint" | "refusal" | "datum" | "no_response" | "fallback" | "handed";
    /** Qué le dijo al cliente */
    HandoffNotice: "present" | "absent" | "closed";
    /** Resumen */
    HandoffSummary: {
      /** Qué pidió */
      asked: string[];
      /** Qué le contestó el chatbot */
      answered: string[];
      /** Opciones que le ofreció */
      offered: string[];
      /** Mensajes que no entendió */
      misses: number;
    };
    /** Derivación */
    ChatHandoff: {
      /** Fecha. Format: date-time */
      at: string;
      reason: components["schemas"]["HandoffReason"];
      /** Por qué llegó */
      text: string;
      /** Área */
      area: string | null;
      /** Qué le dijo al cliente */
      notice: components["schemas"]["HandoffNotice"] | null;
      /** Resumen */
      summary: components["schemas"]["HandoffSummary"] | null;
    };
    /** Dato que dejó */
    CollectedValue: {
      /** Dato */
      label: string;
      /** Valor */
      value: string;
      /** Fecha. Format: date-time */
      at: string;
      /** Dato del contacto. El que le falta al contacto y puede tomarse de aquí */
      completes?: "email" | "phone";
    };
    /** Dato */
    SlotValue: {
      /** Dato */
      label: string;
      /** Valor */
      value: string;
    };
    /** Resultado de la consulta */
    WebhookOutcome: "ok" | "not_found" | "failed";
    /** Datos de la conversación */
    SlotExplanation: {
      /** Pide */
      asking: string | null;
      /** Datos que tiene */
      filled: components["schemas"]["SlotValue"][];
      /** Según el dato */
      condition: string | null;
      /** Consulta a tu sistema */
      webhook: components["schemas"]["WebhookOutcome"] | null;
      /** Detalle de la consulta */
      webhook_detail: string | null;
      /** Demora de la consulta (ms) */
      webhook_milliseconds: number | null;
    };
    /** Contexto. Cómo se leyó el mensaje más allá de sus palabras */
    ReadingContext: {
      /** Sigue a. El pedido anterior con el que se leyó */
      topic: string | null;
      /** Pedidos que contestó */
      wishes: components["schemas"]["WishRead"][];
      /** Pedidos que retoma después */
      open?: string[];
      /** Pedidos que no entendió */
      unclear?: string[];
      /** Lo que no quiere */
      refused: string[];
      /** Opciones que ofreció */
      options: string[];
      /** Opción que eligió */
      chosen: string | null;
      /** Avisó que dudaba */
      doubted?: boolean;
    };
    /** Pedido */
    WishRead: {
      /** Texto */
      text: string;
      /** Lo contesta */
      name: string;
      /** Confianza */
      confidence: number;
    };
    /** Mensaje leído por el chatbot */
    ChatReading: {
      message_id: components["schemas"]["Id"];
      /** Fecha. Format: date-time */
      at: string;
      /** Mensaje */
      text: string;
      rule: components["schemas"]["BotRule"];
      /** Qué decidió */
      by: string | null;
      /** Intenciones */
      intents: components["schemas"]["TestIntent"][];
      /** Entidades */
      entities: components["schemas"]["TestEntity"][];
      /** Datos de la conversación */
      slots: components["schemas"]["SlotExplanation"] | null;
      /** Contexto */
      context: components["schemas"]["ReadingContext"] | null;
      /** Demora (ms) */
      milliseconds: number;
    };
    ChatUnderstanding: {
      /** Derivación */
      handoff: components["schemas"]["ChatHandoff"] | null;
      /** Mensajes leídos */
      messages: components["schemas"]["ChatReading"][];
      /** Datos que dejó */
      collected: components["schemas"]["CollectedValue"][];
    };
    /** Cuerpo de toda respuesta de error */
    Error: {
      /** Texto para la persona */
      message: string;
      code: components["schemas"]["ErrorCode"];
      /** Textos por campo */
      fields?: { [key: string]: string[] };
      /** Con el código `stale`, siempre: cómo está ahora lo que se quiso cambiar, con la forma en que se lee y su versión actual. Con ella se vuelve a enviar lo propio, unido a lo que cambió la otra persona. */
      current?: { [key: string]: unknown };
      /** Con el código `stale`, quién lo cambió; falta si no se sabe */
      changed_by?: components["schemas"]["Person"];
      /** Format: date-time. Con el código `stale`, cuándo se lo cambió */
      changed_at?: string;
    };
    /** Código estable para programas; ante uno que no conocen, vale el número de la respuesta. `invalid`: un campo no sirve. `taken`: el nombre, o lo que deba ser único, ya lo tiene otro. `stale`: alguien lo cambió mientras tanto. `in_use`: algo todavía lo usa. `key_unknown`, `key_expired`, `key_revoked`: la clave de API no vale; `key_scope`: le falta el permiso; `key_not_allowed`: esa llamada no acepta claves. */
    ErrorCode: "active" | "answered" | "assigned" | "bad_credentials" | "bad_form" | "bad_json" | "bad_link" | "bad_request" | "blocked" | "consent_required" | "disabled" | "disk_full" | "expired" | "file_lost" | "forbidden" | "foreign_site" | "gone" | "headers_too_large" | "idle" | "in_use" | "internal" | "invalid" | "key_expired" | "key_not_allowed" | "key_revoked" | "key_scope" | "key_unknown" | "key_used" | "last_administrator" | "live" | "method_not_allowed" | "moved" | "needs_approval" | "no_access" | "no_budget" | "no_chat" | "no_destination" | "no_transcript" | "not_built" | "not_found" | "not_restorable" | "not_taken" | "own_role" | "plan_limit" | "resolved" | "stale" | "suspended" | "taken" | "timeout" | "too_large" | "too_late" | "too_many" | "training" | "unauthorized" | "unavailable" | "unconfirmed" | "unreadable_file" | "unsupported_media_type" | "uri_too_long" | "weak_password" | "window_closed" | "wrong_password";
    /** ID */
    Id: number;
    /** Respuesta que solo confirma */
    Message: {
      /** Texto para la persona */
      message: string;
    };
    /** Cuerpo sin datos */
    EmptyBody: Record<string, never>;
    /** Creación. Format: date-time */
    CreatedAt: string;
    /** Última modificación. Format: date-time */
    UpdatedAt: string;
    /** Versión. Crece con cada cambio. Si se envía una versión que ya no es la actual, el cambio se rechaza con 409. */
    EntityVersion: number;
    /** Persona que hizo algo */
    Person: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
    };
    /** Canal */
    Channel: "webchat" | "whatsapp" | "facebook" | "telegram" | "email";
    /** Moneda. Tres letras, como ARS. */
    CurrencyCode: string;
    /** Color */
    Color: string;
    /** Dirección web. Format: uri */
    HttpsUrl: string;
    /** Archivo guardado */
    MediaFile: {
      id: components["schemas"]["Id"];
      /** Archivo */
      filename: string;
      /** Tipo. Según su contenido, como image/png. */
      type: string;
      /** Tamaño. Bytes */
      size: number;
      /** Dirección */
      url: string;
    };
    /** Contacto que se da de alta en el momento */
    NewContact: {
      /** Nombre */
      name: string;
      /** Teléfono. Al menos 6 cifras, con el código de área. */
      phone: string;
    };
    /** Día */
    Weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
    /** Franja */
    TimeRange: {
      /** Desde */
      from: string;
      /** Hasta. Si la franja pasa la medianoche, será menor que el comienzo. */
      to: string;
    };
    /** Franja */
    OpeningRange: {
      /** Desde */
      from: string;
      /** Hasta. Si la franja pasa la medianoche, será menor que el comienzo. */
      to: string;
    };
    /** Horario */
    OpeningHours: {
      timezone: components["schemas"]["TimeZone"];
      /** Siempre abierto. @default false */
      always_open: boolean;
      /** Semana */
      week: {
        day: components["schemas"]["Weekday"];
        /** Franjas */
        ranges: components["schemas"]["OpeningRange"][];
      }[];
      /** Excepciones */
      exceptions: {
        /** Desde. Format: date */
        date_from: string;
        /** Hasta. Format: date */
        date_to: string;
        /** Nombre */
        name: string;
        /** Franjas. Si no agregas franjas, ese día está cerrado. */
        ranges: components["schemas"]["OpeningRange"][];
      }[];
    };
    /** Zona horaria. Busca tu ciudad. @default America/Argentina/Buenos_Aires */
    TimeZone: string;
    /** Idioma */
    Language: "es-AR" | "es-419" | "es-ES" | "pt-BR" | "en-US";
    /** Cuántos puede tener un chatbot */
    Maximums: {
      /** Etiquetas */
      labels?: number;
      /** Áreas */
      areas?: number;
      /** Grupos de contactos */
      groups?: number;
      /** Notas de cada contacto */
      notes?: number;
      /** Datos propios */
      own_fields?: number;
      /** Formularios */
      forms?: number;
      /** Empresas con acceso */
      companies?: number;
      /** Contactos de un tipo de aviso */
      recipients?: number;
      /** Contactos de cada área */
      area_contacts?: number;
      /** Vistas compartidas */
      shared_views?: number;
      /** Vistas de cada persona */
      own_views?: number;
      /** Respuestas rápidas compartidas */
      shared_replies?: number;
      /** Respuestas rápidas propias */
      own_replies?: number;
      /** Macros compartidas */
      shared_macros?: number;
      /** Macros de cada persona */
      own_macros?: number;
      /** Alertas */
      alerts?: number;
      /** Informes */
      reports?: number;
      /** Exportaciones guardadas */
      exports?: number;
      /** Exportaciones de cada persona */
      own_exports?: number;
      /** Filas de una exportación */
      export_rows?: number;
      /** Bytes de una exportación */
      export_bytes?: number;
      /** Letras de una macro o regla */
      action_texts?: number;
    };
    /** Teléfono. Al menos 6 cifras, con el código de área. */
    ContactPhone: string;
    /** Teléfono. Al menos 6 cifras, con el código de área. */
    TypedPhone: string;
    /** Correo */
    ContactEmail: string;
    /** Consentimiento. @default unknown */
    ConsentState: "granted" | "denied" | "unknown";
    /** Tipo de documento */
    DocumentKind: "DNI" | "CUIT" | "RUT" | "CPF";
    /** Documento. Revisamos el dígito verificador. */
    ContactDocument: {
      kind: components["schemas"]["DocumentKind"];
      /** Número */
      value: string;
    };
    /** Canal del contacto */
    ContactChannel: {
      channel: components["schemas"]["Channel"];
      /** Identificador en el canal */
      external_id: string;
      /** Último mensaje recibido. Format: date-time */
      last_inbound_at: string | null;
    };
    /** Consentimiento */
    ContactConsent: {
      marketing: components["schemas"]["ConsentState"];
      /** Origen */
      source: string;
      /** Fecha. Format: date-time */
      at: string | null;
      /** Versión del texto */
      text_version: string;
    };
    /** Nota */
    ContactNote: {
      /** Nota */
      text: string;
      /** Autor */
      user: components["schemas"]["Person"] | null;
      /** Firma. El nombre de la clave de API que la agregó */
      signed_as?: string;
      /** Fecha. Format: date-time */
      at: string;
    };
    /** Datos propios. Lo que tu negocio quiere saber de cada cliente. */
    ContactCustom: { [key: string]: string | number | boolean | null };
    /** Contacto */
    ContactInput: {
      /** Nombre */
      name: string;
      phone?: components["schemas"]["TypedPhone"];
      email?: components["schemas"]["ContactEmail"];
      /** Documento */
      document?: components["schemas"]["ContactDocument"] | null;
      /** Empresa */
      company?: string;
      /** Localidad */
      city?: string;
      /** Provincia */
      province?: string;
      /** País */
      country?: string;
      /** Etiquetas */
      labels?: components["schemas"]["Id"][];
      /** Grupos */
      groups?: components["schemas"]["Id"][];
      custom?: components["schemas"]["ContactCustom"];
      /** Campañas */
      marketing?: components["schemas"]["ConsentState"];
      /** A cargo de */
      assigned_user_id?: number | null;
      /** Área */
      area_id?: number | null;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Contacto */
    Contact: {
      /** Nombre */
      name: string;
      phone: components["schemas"]["ContactPhone"];
      email: components["schemas"]["ContactEmail"];
      /** Documento */
      document: components["schemas"]["ContactDocument"] | null;
      /** Empresa */
      company: string;
      /** Localidad */
      city: string;
      /** Provincia */
      province: string;
      /** País */
      country: string;
      /** Etiquetas */
      labels: components["schemas"]["Id"][];
      /** Grupos */
      groups: components["schemas"]["Id"][];
      custom: components["schemas"]["ContactCustom"];
      /** Campañas */
      marketing: components["schemas"]["ConsentState"];
      /** A cargo de */
      assigned_user_id: number | null;
      /** Área */
      area_id: number | null;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Bloqueado */
      blocked: boolean;
      /** Motivo del bloqueo */
      blocked_reason: string;
      /** Bloqueado por */
      blocked_by: components["schemas"]["Person"] | null;
      /** Canales */
      channel_ids: components["schemas"]["ContactChannel"][];
      consent: components["schemas"]["ContactConsent"];
      /** Notas */
      notes: components["schemas"]["ContactNote"][];
      /** Primer contacto. Format: date-time */
      first_seen_at: string;
      /** Último contacto. Format: date-time. Cuándo escribió por última vez. Quien nunca escribió no tiene. */
      last_seen_at: string | null;
      /** Conversaciones */
      conversations_count: number;
      /** Puedes eliminarlo. No tiene conversaciones, tampoco de las que no ves. */
      deletable: boolean;
      /** Grupos por reglas. Los que cumple ahora. No los eliges en el contacto. */
      rule_groups?: components["schemas"]["Id"][];
      /** Datos que dejó. Lo que le pidió el chatbot, en las conversaciones a la vista. */
      collected?: components["schemas"]["CollectedValue"][];
      /** Conversaciones a la vista */
      chats?: components["schemas"]["ContactChat"][];
      /** Puede ser la misma persona. Otros contactos con el mismo teléfono, documento o correo */
      similar?: components["schemas"]["ContactSimilar"][];
      /** Uniones. Las que todavía puedes deshacer, la última primero. */
      merges?: components["schemas"]["ContactMerged"][];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Conversación */
    ContactChat: {
      id: components["schemas"]["Id"];
      channel: components["schemas"]["Channel"];
      /** Nombre */
      user_name: string;
      /** Casilla */
      state: number;
      /** Último mensaje. Format: date-time */
      last_message_at: string;
    };
    /** Contacto parecido */
    ContactSimilar: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Teléfono */
      phone: string;
      /** Coincide en */
      by: "phone" | "email" | "document" | "contact";
    };
    /** Contacto */
    ContactBrief: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Teléfono */
      phone: string;
    };
    /** Contactos propios */
    ContactBriefs: {
      /** Contactos */
      contacts: components["schemas"]["ContactBrief"][];
    };
    /** Agregar a contactos */
    ContactCardInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Mensaje */
      message_id: components["schemas"]["Id"];
      /** Cuál de los contactos. El primero es el 0 */
      card: number;
      /** Teléfono. Uno de los que trae */
      phone: string;
    };
    /** Bloquear o desbloquear. Si indicas su nombre y su teléfono, los guardamos en la agenda. */
    ContactBlockInput: {
      /** Contacto */
      id: components["schemas"]["Id"];
      /** Bloqueado */
      blocked: boolean;
      /** Datos del contacto */
      contact?: components["schemas"]["NewContact"];
    };
    /** Nota */
    ContactNoteInput: {
      /** Nota */
      text: string;
    };
    /** Cambio */
    ContactBulkAction: "label_add" | "label_remove" | "group_add" | "group_remove";
    /** Cambio de varios contactos */
    ContactBulkInput: {
      /** Contactos */
      ids: components["schemas"]["Id"][];
      action: components["schemas"]["ContactBulkAction"];
      /** Etiqueta o grupo */
      value: components["schemas"]["Id"];
    };
    /** Contactos cambiados */
    ContactBulkResult: {
      /** Cambiaron */
      changed: number;
      /** Quedaron igual */
      skipped: number;
      /** Los que cambiaron */
      changed_ids: components["schemas"]["Id"][];
    };
    /** De cuál se toma cada dato. De qué contacto conservas cada dato. Si no eliges, del principal. */
    ContactMergeChoice: { [key: string]: components["schemas"]["Id"] };
    /** Unir contactos */
    ContactMergeInput: {
      /** Contacto principal */
      target_id: components["schemas"]["Id"];
      /** Contacto que se une */
      source_id: components["schemas"]["Id"];
      choices?: components["schemas"]["ContactMergeChoice"];
      versions?: components["schemas"]["ContactMergeVersions"];
      /** Solo mostrar el resultado */
      preview: boolean;
    };
    /** Versiones que viste. Si alguien los cambió desde entonces, no los unimos. */
    ContactMergeVersions: {
      target: components["schemas"]["EntityVersion"];
      source: components["schemas"]["EntityVersion"];
    };
    /** Resultado de la unión */
    ContactMergeResult: {
      /** Unión */
      id: number | null;
      contact: components["schemas"]["Contact"];
      /** Nombres de antes */
      names: {
        /** Principal */
        target: string;
        /** El que se une */
        source: string;
      };
      versions: components["schemas"]["ContactMergeVersions"];
      /** Diferencias */
      conflicts: {
        /** Dato */
        field: string;
        /** Nombre del dato */
        label: string;
        /** Principal */
        target: string;
        /** El que se une */
        source: string;
        /** De cuál queda */
        chosen: components["schemas"]["Id"];
      }[];
      /** Lo que pasa al principal */
      moved: {
        /** Conversaciones */
        chats: number;
        /** Notas */
        notes: number;
        /** Etiquetas */
        labels: number;
        /** Grupos */
        groups: number;
        /** Datos que dejó */
        values: number;
      };
      /** Formularios contestados */
      answers?: number;
      /** Puedes deshacerlo hasta. Format: date-time */
      undo_until: string | null;
    };
    /** Contacto unido */
    ContactMerged: {
      /** Unión */
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Fecha. Format: date-time */
      at: string;
      /** Puedes deshacerlo hasta. Format: date-time */
      undo_until: string;
    };
    /** Coincide en */
    ContactSameness: "phone" | "email" | "document" | "name";
    /** Contactos parecidos */
    ContactDuplicate: {
      /** El más antiguo */
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      by: components["schemas"]["ContactSameness"];
      /** Lo que coincide */
      value: string;
      /** Contactos */
      count: number;
      /** Contactos */
      contacts: components["schemas"]["ContactBrief"][];
    };
    /** Separar contactos parecidos */
    ContactDuplicateInput: {
      /** Contactos */
      contact_ids: components["schemas"]["Id"][];
      /** Son personas distintas */
      distinct: boolean;
    };
    /** Contactos separados */
    ContactDuplicateResult: {
      /** Pares */
      changed: number;
    };
    /** Si ya existe. @default update */
    ImportPolicy: "update" | "skip" | "reject";
    /** Etiquetas que no existen. @default reject */
    ImportUnknownLabels: "reject" | "create" | "skip";
    /** Archivo para importar */
    ImportUpload: {
      /** Archivo. Format: binary. Un CSV o un libro de Excel (.xlsx) */
      file: string;
    };
    /** Estado */
    ImportState: "ready" | "checking" | "running" | "cancelling" | "cancelled" | "done" | "failed" | "undoing" | "undone";
    /** Columna */
    ContactImportColumn: {
      /** Columna. La primera es la 0 */
      column: number;
      /** Dato */
      field: string;
    };
    /** Importar contactos */
    ContactImportInput: {
      /** Columnas. Qué dato lleva cada columna. Las que no están no se importan. */
      columns: components["schemas"]["ContactImportColumn"][];
      policy: components["schemas"]["ImportPolicy"];
      /** Agregar al grupo */
      group_id?: number | null;
      /** Etiquetas */
      labels?: components["schemas"]["Id"][];
      /** Aceptaron campañas. Si el archivo no lo dice en una columna. */
      marketing?: components["schemas"]["ConsentState"] | null;
      /** Dónde lo aceptaron */
      consent_source?: string;
      unknown_labels?: components["schemas"]["ImportUnknownLabels"];
      /** Solo comprobar */
      preview: boolean;
    };
    /** Fila rechazada */
    ImportRowError: {
      /** Fila */
      row: number;
      /** Motivo */
      message: string;
    };
    /** Motivo */
    ImportRejectReason: {
      /** Motivo. Sin lo que dice cada fila */
      reason: string;
      /** Filas */
      count: number;
    };
    /** Qué haremos */
    ImportAction: "create" | "update" | "unchanged" | "skip" | "reject";
    /** Fila repetida */
    ContactImportRepeat: {
      /** Fila */
      row: number;
      /** Repite la fila */
      of: number;
      /** Coincide en */
      by: "phone" | "email" | "document" | "contact";
    };
    /** Fila de muestra */
    ImportSample: {
      /** Fila */
      row: number;
      action: components["schemas"]["ImportAction"];
      /** Datos */
      values: {
        /** Dato */
        label: string;
        /** Valor */
        value: string;
      }[];
    };
    /** Importación */
    ContactImport: {
      /** Importación */
      id: components["schemas"]["Id"];
      /** Archivo */
      name: string;
      state: components["schemas"]["ImportState"];
      /** Fecha. Format: date-time */
      created_at: string;
      /** Persona */
      by: components["schemas"]["Person"] | null;
      /** Formato */
      format: string;
      /** Filas */
      rows: number;
      /** Filas procesadas */
      done: number;
      /** Columnas */
      columns: {
        /** Columna */
        column: number;
        /** Título */
        heading: string;
        /** Dato */
        field: string;
        /** Ejemplos */
        samples: string[];
      }[];
      policy: components["schemas"]["ImportPolicy"];
      /** Grupo */
      group_id: number | null;
      /** Etiquetas */
      labels: components["schemas"]["Id"][];
      /** Aceptaron campañas */
      marketing: components["schemas"]["ConsentState"] | null;
      /** Dónde lo aceptaron */
      consent_source: string;
      unknown_labels: components["schemas"]["ImportUnknownLabels"];
      /** Etiquetas nuevas. Las que crearía la importación o las que creó */
      new_labels: string[];
      /** Creados */
      created: number;
      /** Actualizados */
      updated: number;
      /** Sin cambios. Contactos que ya estaban así */
      unchanged: number;
      /** Salteados */
      skipped: number;
      /** Rechazados */
      rejected: number;
      /** Repetidos. Filas con la misma persona que otra anterior del archivo; no las rechazadas */
      repeated: number;
      /** Filas repetidas */
      repeats: components["schemas"]["ContactImportRepeat"][];
      /** Conservados al deshacer */
      kept: number;
      /** Muestra */
      sample: components["schemas"]["ImportSample"][];
      /** Errores */
      errors: components["schemas"]["ImportRowError"][];
      /** Motivos. Por cuántas filas, los más frecuentes */
      reasons: components["schemas"]["ImportRejectReason"][];
      /** Aviso */
      message: string;
      /** Puedes deshacerla hasta. Format: date-time */
      undo_until: string | null;
    };
    /** Importaciones */
    ContactImports: {
      /** Importaciones */
      imports: components["schemas"]["ContactImport"][];
    };
    /** Filas rechazadas */
    ImportRejected: {
      /** Archivo */
      name: string;
      /** Contenido */
      content: string;
    };
    /** Sección */
    ContactDataSection: {
      /** Sección */
      title: string;
      /** Solo para el equipo. Lo que el equipo comentó entre sí, que no se entrega sin elegirlo. Ausente en lo demás. */
      internal?: boolean;
      /** Datos */
      rows: {
        /** Dato */
        label: string;
        /** Valor */
        value: string;
      }[];
    };
    /** Cuánto guardamos */
    ContactDataCounts: {
      /** Conversaciones */
      chats: number;
      /** Mensajes */
      messages: number;
      /** Archivos */
      files: number;
      /** Presupuestos */
      budgets: number;
      /** Notas */
      notes: number;
      /** Datos que dejó */
      values: number;
      /** Formularios contestados */
      answers: number;
    };
    /** Eliminar datos */
    ContactDataDeleteInput: {
      /** Nombre del contacto */
      name: string;
    };
    /** Todo lo guardado */
    ContactData: {
      /** Contacto */
      contact_id: components["schemas"]["Id"];
      /** Nombre. Lo que confirma la eliminación. Sin nombre, su teléfono o su correo */
      name: string;
      counts: components["schemas"]["ContactDataCounts"];
      /** Secciones */
      sections: components["schemas"]["ContactDataSection"][];
    };
    /** Tipo */
    ContactFieldType: "text" | "number" | "date" | "boolean" | "select" | "link";
    /** Quién lo ve */
    ContactFieldVisibility: "team" | "agenda" | "managers";
    /** Dato de los contactos */
    ContactFieldInput: {
      /** Clave. Después de usarla ya no podrás cambiarla. */
      key: string;
      /** Nombre */
      label: string;
      type: components["schemas"]["ContactFieldType"];
      /** Opciones */
      options?: string[];
      /** Ayuda */
      hint?: string;
      /** Obligatorio. @default false */
      required?: boolean;
      /** Mostrar en la conversación. Los obligatorios siempre se muestran. @default false */
      visible_in_chat?: boolean;
      /** @default team */
      visible_to?: components["schemas"]["ContactFieldVisibility"];
      /** Orden. Los de menor número van primero. @default 0 */
      position?: number;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Dato de los contactos */
    ContactField: {
      /** Clave. Después de usarla ya no podrás cambiarla. */
      key: string;
      /** Nombre */
      label: string;
      type: components["schemas"]["ContactFieldType"];
      /** Opciones */
      options: string[];
      /** Ayuda */
      hint: string;
      /** Obligatorio. @default false */
      required: boolean;
      /** Mostrar en la conversación. Los obligatorios siempre se muestran. @default false */
      visible_in_chat: boolean;
      /** @default team */
      visible_to: components["schemas"]["ContactFieldVisibility"];
      /** Orden. Los de menor número van primero. @default 0 */
      position: number;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Contactos que lo usan */
      used_count?: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Datos de los contactos */
    ContactFields: {
      /** Datos */
      fields: components["schemas"]["ContactField"][];
    };
    /** Movimiento */
    ContactEventKind: "created" | "updated" | "merged" | "imported" | "exported" | "blocked" | "unblocked" | "consent_granted" | "consent_withdrawn" | "lead_exported" | "form_completed" | "deleted";
    /** Hecho por */
    ContactEventActor: "user" | "bot" | "import" | "api";
    /** Movimiento */
    ContactEvent: {
      id: components["schemas"]["Id"];
      /** Fecha. Format: date-time */
      at: string;
      /** Contacto */
      contact_id: number | null;
      /** Contacto */
      contact: string;
      kind: components["schemas"]["ContactEventKind"];
      actor: components["schemas"]["ContactEventActor"];
      /** Persona */
      user: components["schemas"]["Person"] | null;
      channel: components["schemas"]["Channel"] | null;
      /** Detalle */
      detail: string;
      /** Importación */
      batch_id: number | null;
    };
    /** Tipo */
    EntityType: "list" | "regex" | "system" | "free" | "synonym_only";
    /** Entidad del sistema */
    SystemEntity: "number" | "date" | "time" | "money" | "email" | "phone" | "location" | "duration" | "document" | "dni" | "cuit" | "patente";
    /** Valor */
    EntityValue: {
      /** Valor */
      value: string;
      /** Sinónimos */
      synonyms?: string[];
      /** Antes. Al editar: cómo se llamaba el valor, para que los ejemplos que lo marcan lo sigan. No se responde. */
      renamed_from?: string;
    };
    EntityInput: {
      /** Clave. Usa minúsculas, cifras o guion bajo. Empieza con una letra. */
      name: string;
      /** Nombre */
      label: string;
      type: components["schemas"]["EntityType"];
      /** Valores */
      values?: components["schemas"]["EntityValue"][];
      /** Patrón. La forma del dato, como P-1234. */
      pattern?: string | null;
      system_kind?: components["schemas"]["SystemEntity"];
      /** Tolerancia a errores. @default 0.8 */
      fuzzy?: number;
      /** Distinguir mayúsculas. @default false */
      match_case?: boolean;
      /** Dato sensible. Lo ocultamos en conversaciones nuevas y anteriores, búsquedas, descargas e historial. Después, entrena al chatbot. @default false */
      sensitive?: boolean;
      /** Pregunta para pedirla */
      prompt_question?: string;
      /** Ejemplo de respuesta. Se lo decimos a quien contesta algo que no sirve. */
      prompt_example?: string;
      version?: components["schemas"]["EntityVersion"];
    };
    Entity: {
      /** Clave. Usa minúsculas, cifras o guion bajo. Empieza con una letra. */
      name: string;
      /** Nombre */
      label: string;
      type: components["schemas"]["EntityType"];
      /** Valores */
      values: components["schemas"]["EntityValue"][];
      /** Patrón. La forma del dato, como P-1234. */
      pattern?: string | null;
      system_kind?: components["schemas"]["SystemEntity"];
      /** Tolerancia a errores. @default 0.8 */
      fuzzy: number;
      /** Distinguir mayúsculas. @default false */
      match_case: boolean;
      /** Dato sensible. Lo ocultamos en conversaciones nuevas y anteriores, búsquedas, descargas e historial. Después, entrena al chatbot. @default false */
      sensitive: boolean;
      /** Pregunta para pedirla */
      prompt_question?: string;
      /** Ejemplo de respuesta. Se lo decimos a quien contesta algo que no sirve. */
      prompt_example?: string;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Ejemplos */
      readonly examples_count: number;
      /** Se usa en */
      readonly used_in: {
        /** Tipo */
        type: "response" | "form";
        id: components["schemas"]["Id"];
        /** Nombre */
        label: string;
      }[];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    PatternTestInput: {
      /** Patrón */
      pattern: string;
      /** Texto de prueba */
      text: string;
    };
    PatternTest: {
      /** Coincidencias */
      matches: {
        /** Desde */
        start: number;
        /** Hasta */
        end: number;
        /** Valor */
        value: string;
      }[];
    };
    /** Entidad marcada */
    ExampleEntity: {
      /** Desde. En caracteres Unicode */
      start: number;
      /** Hasta */
      end: number;
      /** Valor */
      value: string;
      /** Entidad */
      entity_id: number;
      /** Valor principal */
      canonical_value?: string | null;
    };
    /** Origen */
    ExampleSource: "manual" | "import" | "chat" | "suggestion";
    /** Uso. @default train */
    ExampleSplit: "train" | "test";
    /** Estado. @default active */
    ExampleState: "active" | "pending_review" | "rejected";
    ExampleInput: {
      /** Ejemplo */
      text: string;
      /** Intención */
      intent_id: number;
      /** Entidades */
      entities?: components["schemas"]["ExampleEntity"][];
      split?: components["schemas"]["ExampleSplit"];
      state?: components["schemas"]["ExampleState"];
      /** Mensaje de origen */
      source_message_id?: number | null;
      version?: components["schemas"]["EntityVersion"];
    };
    Example: {
      /** Ejemplo */
      text: string;
      /** Intención */
      intent_id: number;
      /** Entidades */
      entities: components["schemas"]["ExampleEntity"][];
      split: components["schemas"]["ExampleSplit"];
      state: components["schemas"]["ExampleState"];
      /** Mensaje de origen */
      source_message_id?: number | null;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      source: components["schemas"]["ExampleSource"];
      /** Última evaluación */
      readonly last_prediction?: components["schemas"]["ExamplePrediction"] | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      /** Creado por */
      created_by?: components["schemas"]["Person"] | null;
      /** En conflicto con. Un ejemplo de otra intención que dice casi lo mismo */
      readonly conflict?: components["schemas"]["ExampleTwin"] | null;
    };
    /** Un ejemplo que dice lo mismo, o casi */
    ExampleTwin: {
      id: components["schemas"]["Id"];
      /** Ejemplo */
      text: string;
      /** Intención */
      intent_id: number;
      /** Nombre de la intención */
      intent: string;
    };
    ExamplePrediction: {
      /** Intención */
      intent_id: number | null;
      /** Confianza */
      confidence: number;
      /** Entidades */
      entities: components["schemas"]["ExampleEntity"][];
      /** Fecha. Format: date-time */
      at: string;
    };
    ExampleMove: {
      /** Ejemplos */
      ids: components["schemas"]["Id"][];
      /** Intención */
      intent_id: number;
    };
    ExampleIds: {
      /** Ejemplos */
      ids: components["schemas"]["Id"][];
    };
    ExampleSuggestionInput: {
      /** Ejemplo */
      text: string;
    };
    /** Entidades que el texto parece nombrar */
    ExampleSuggestion: {
      /** Entidades */
      entities: components["schemas"]["ExampleEntity"][];
    };
    /** Cuántos elementos alcanzó una acción en conjunto */
    Affected: {
      /** Cantidad */
      count: number;
    };
    ExampleCheckInput: {
      /** Ejemplo */
      text: string;
      /** Intención. Sus ejemplos parecidos no son un conflicto. */
      intent_id?: number;
      /** ID. Del ejemplo que se está editando, que no se compara consigo mismo. */
      id?: number;
    };
    ExampleCheck: {
      /** Ya existe. El ejemplo que solo difiere en mayúsculas, acentos o puntuación */
      duplicate: components["schemas"]["ExampleTwin"] | null;
      /** Parecidos */
      similar: components["schemas"]["ExampleTwin"][];
    };
    ExampleChange: {
      /** Ejemplos */
      ids: components["schemas"]["Id"][];
      split?: components["schemas"]["ExampleSplit"];
      state?: components["schemas"]["ExampleState"];
    };
    /** Filtro. Los mismos filtros que en la lista */
    ExampleFilter: {
      /** Buscar */
      q?: string;
      /** ID */
      id?: number;
      /** Ejemplo */
      text?: string;
      /** Intención */
      intent_id?: number;
      /** Entidad */
      entity_id?: number;
      source?: components["schemas"]["ExampleSource"];
      /** Uso */
      split?: "train" | "test";
      /** Estado */
      state?: "active" | "pending_review" | "rejected";
      /** En conflicto */
      conflict?: boolean;
      /** Sin entidades */
      untagged?: boolean;
      /** Con poca confianza */
      low_confidence?: boolean;
    };
    ExampleExportInput: {
      format: components["schemas"]["ExampleFormat"];
      filter?: components["schemas"]["ExampleFilter"];
    };
    ExampleExport: {
      /** Archivo */
      filename: string;
      /** Tipo */
      type: string;
      /** Contenido */
      content: string;
      /** Ejemplos */
      count: number;
    };
    ExampleImport: {
      /** Archivo. Su extensión dice el formato: csv, yml, yaml o json */
      filename: string;
      /** Contenido */
      content: string;
      /** Solo probar. @default false */
      dry_run?: boolean;
    };
    /** Qué se hizo, o se haría, con cada fila */
    ExampleImportResult: {
      /** Guardado */
      applied: boolean;
      /** Nuevos */
      created: number;
      /** Modificados */
      updated: number;
      /** Ya estaban */
      skipped: number;
      /** Rechazados */
      rejected: number;
      /** Intenciones nuevas */
      intents: number;
      /** Entidades nuevas */
      entities: number;
      /** Filas */
      rows: components["schemas"]["ExampleImportRow"][];
    };
    ExampleImportRow: {
      /** Línea */
      line: number;
      kind: components["schemas"]["ImportedKind"];
      /** Texto */
      text: string;
      /** Intención */
      intent?: string;
      outcome: components["schemas"]["ImportOutcome"];
      /** Detalle */
      message: string;
    };
    /** Qué es */
    ImportedKind: "example" | "intent" | "entity" | "file";
    /** Resultado */
    ImportOutcome: "created" | "updated" | "skipped" | "rejected";
    /** Formato */
    ExampleFormat: "csv" | "rasa";
    /** Tipo */
    FormKind: "product" | "branch" | "survey" | "contact";
    /** Formulario */
    FormInput: {
      /** Nombre */
      name: string;
      kind: components["schemas"]["FormKind"];
      /** Descripción */
      description?: string;
      /** Activo. @default true */
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Formulario */
    Form: {
      /** Nombre */
      name: string;
      kind: components["schemas"]["FormKind"];
      /** Descripción */
      description: string;
      /** Activo. @default true */
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Intención */
      intent_id: number | null;
      /** Elementos. Preguntas, productos o sucursales. */
      item_count: number;
      /** Comenzados */
      started_count: number;
      /** Completos */
      answer_count: number;
      /** Se usa en */
      used_in: components["schemas"]["FormUse"][];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      /** Creado por */
      created_by: components["schemas"]["Person"] | null;
      /** Editado por */
      updated_by: components["schemas"]["Person"] | null;
    };
    /** Uso. Quién lleva al formulario */
    FormUse: {
      /** Tipo */
      type: "response" | "secondary" | "quick" | "rule";
      id: components["schemas"]["Id"];
      /** Nombre */
      label: string;
    };
    /** Formulario */
    FormUpdate: {
      /** Nombre */
      name?: string;
      /** Descripción */
      description?: string;
      /** Activo */
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Tipo */
    CharacteristicType: "text" | "number" | "money" | "boolean" | "date" | "select" | "multiselect" | "image" | "url";
    /** Opción */
    CharacteristicOption: {
      /** Clave */
      id: string;
      /** Opción */
      value: string;
      /** Sinónimos */
      synonyms?: string[];
    };
    /** Característica */
    CharacteristicInput: {
      /** Clave. Después de usarla ya no podrás cambiarla. */
      key: string;
      /** Nombre */
      label: string;
      type: components["schemas"]["CharacteristicType"];
      /** Opciones */
      options?: components["schemas"]["CharacteristicOption"][];
      /** Unidad */
      unit?: string;
      /** Obligatoria. @default false */
      required?: boolean;
      /** Sirve para buscar. @default true */
      filterable?: boolean;
      /** Distingue variantes. Puedes marcar hasta 3 por formulario. @default false */
      variant_axis?: boolean;
      /** Mostrar al cliente. @default true */
      show_to_customer?: boolean;
      /** Incluir en presupuestos. @default false */
      use_in_quote?: boolean;
      /** Pregunta del chatbot */
      question?: string;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Característica */
    CharacteristicUpdate: {
      /** Clave. Después de usarla ya no podrás cambiarla. */
      key?: string;
      /** Nombre */
      label?: string;
      type?: components["schemas"]["CharacteristicType"];
      /** Opciones */
      options?: components["schemas"]["CharacteristicOption"][];
      /** Unidad */
      unit?: string;
      /** Obligatoria. @default false */
      required?: boolean;
      /** Sirve para buscar. @default true */
      filterable?: boolean;
      /** Distingue variantes. Puedes marcar hasta 3 por formulario. @default false */
      variant_axis?: boolean;
      /** Mostrar al cliente. @default true */
      show_to_customer?: boolean;
      /** Incluir en presupuestos. @default false */
      use_in_quote?: boolean;
      /** Pregunta del chatbot */
      question?: string;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Característica */
    Characteristic: {
      /** Clave. Después de usarla ya no podrás cambiarla. */
      key: string;
      /** Nombre */
      label: string;
      type: components["schemas"]["CharacteristicType"];
      /** Opciones */
      options: components["schemas"]["CharacteristicOption"][];
      /** Unidad */
      unit: string;
      /** Obligatoria. @default false */
      required: boolean;
      /** Sirve para buscar. @default true */
      filterable: boolean;
      /** Distingue variantes. Puedes marcar hasta 3 por formulario. @default false */
      variant_axis: boolean;
      /** Mostrar al cliente. @default true */
      show_to_customer: boolean;
      /** Incluir en presupuestos. @default false */
      use_in_quote: boolean;
      /** Pregunta del chatbot */
      question: string;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Orden */
      order: number;
      /** Productos que la usan */
      used_count: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Mostrar precio. @default exact */
    PriceMode: "exact" | "from" | "ask";
    /** Disponibilidad */
    ProductAvailability: "in_stock" | "out_of_stock" | "preorder" | "discontinued";
    /** Características. Por clave de la característica */
    ProductAttributes: { [key: string]: (string | number | boolean | null) | string[] };
    /** Variante */
    ProductVariant: {
      /** Código */
      sku?: string;
      /** Opciones */
      options: components["schemas"]["ProductAttributes"];
      /** Precio */
      price_cents?: number | null;
      /** Stock */
      stock?: number | null;
      /** Imagen */
      image_id?: number | null;
    };
    /** Stock en una sucursal */
    BranchStock: {
      /** Sucursal */
      branch_id: components["schemas"]["Id"];
      /** Stock */
      stock: number;
    };
    /** Producto */
    ProductInput: {
      /** Código */
      sku?: string;
      /** Nombre */
      name: string;
      /** Descripción */
      description?: string;
      /** Categoría */
      category?: string;
      /** Imágenes. La primera es la portada. */
      images?: number[];
      /** Precio */
      price_cents?: number | null;
      currency?: components["schemas"]["CurrencyCode"];
      /** Precio de oferta. Escribe uno menor que el precio. */
      sale_price_cents?: number | null;
      /** Oferta hasta. Format: date */
      sale_until?: string | null;
      price_mode?: components["schemas"]["PriceMode"];
      /** IVA. @default 21 */
      tax_rate?: number;
      /** Stock. Si lo dejas vacío, no llevamos su stock. */
      stock?: number | null;
      /** Avisar bajo */
      stock_alert?: number | null;
      availability?: components["schemas"]["ProductAvailability"];
      attributes?: components["schemas"]["ProductAttributes"];
      /** Variantes */
      variants?: components["schemas"]["ProductVariant"][];
      /** Stock por sucursal */
      branch_stock?: components["schemas"]["BranchStock"][];
      /** Enlace */
      link?: components["schemas"]["HttpsUrl"] | null;
      /** Marca */
      brand?: string;
      /** Código de barras */
      gtin?: string;
      /** Sinónimos */
      synonyms?: string[];
      /** Activo. @default true */
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Producto */
    ProductUpdate: {
      /** Código */
      sku?: string;
      /** Nombre */
      name?: string;
      /** Descripción */
      description?: string;
      /** Categoría */
      category?: string;
      /** Imágenes. La primera es la portada. */
      images?: number[];
      /** Precio */
      price_cents?: number | null;
      currency?: components["schemas"]["CurrencyCode"];
      /** Precio de oferta. Escribe uno menor que el precio. */
      sale_price_cents?: number | null;
      /** Oferta hasta. Format: date */
      sale_until?: string | null;
      price_mode?: components["schemas"]["PriceMode"];
      /** IVA. @default 21 */
      tax_rate?: number;
      /** Stock. Si lo dejas vacío, no llevamos su stock. */
      stock?: number | null;
      /** Avisar bajo */
      stock_alert?: number | null;
      availability?: components["schemas"]["ProductAvailability"];
      attributes?: components["schemas"]["ProductAttributes"];
      /** Variantes */
      variants?: components["schemas"]["ProductVariant"][];
      /** Stock por sucursal */
      branch_stock?: components["schemas"]["BranchStock"][];
      /** Enlace */
      link?: components["schemas"]["HttpsUrl"] | null;
      /** Marca */
      brand?: string;
      /** Código de barras */
      gtin?: string;
      /** Sinónimos */
      synonyms?: string[];
      /** Activo. @default true */
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Producto */
    Product: {
      /** Código */
      sku: string;
      /** Nombre */
      name: string;
      /** Descripción */
      description: string;
      /** Categoría */
      category: string;
      /** Imágenes. La primera es la portada. */
      images: number[];
      /** Precio */
      price_cents: number | null;
      currency: components["schemas"]["CurrencyCode"];
      /** Precio de oferta. Escribe uno menor que el precio. */
      sale_price_cents: number | null;
      /** Oferta hasta. Format: date */
      sale_until: string | null;
      price_mode: components["schemas"]["PriceMode"];
      /** IVA. @default 21 */
      tax_rate: number;
      /** Stock. Si lo dejas vacío, no llevamos su stock. */
      stock: number | null;
      /** Avisar bajo */
      stock_alert: number | null;
      availability: components["schemas"]["ProductAvailability"];
      attributes: components["schemas"]["ProductAttributes"];
      /** Variantes */
      variants: components["schemas"]["ProductVariant"][];
      /** Stock por sucursal */
      branch_stock: components["schemas"]["BranchStock"][];
      /** Enlace */
      link: components["schemas"]["HttpsUrl"] | null;
      /** Marca */
      brand: string;
      /** Código de barras */
      gtin: string;
      /** Sinónimos */
      synonyms: string[];
      /** Activo. @default true */
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Orden */
      order: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Columna */
    ProductImportColumn: {
      /** Columna. La primera es la 0 */
      column: number;
      /** Dato */
      field: string;
    };
    /** Importar productos */
    ProductImportInput: {
      /** Columnas. Qué dato lleva cada columna. Las que no están no se importan. */
      columns: components["schemas"]["ProductImportColumn"][];
      policy: components["schemas"]["ImportPolicy"];
      /** Solo comprobar */
      preview: boolean;
    };
    /** Importación */
    ProductImport: {
      /** Importación */
      id: components["schemas"]["Id"];
      /** Archivo */
      name: string;
      state: components["schemas"]["ImportState"];
      /** Fecha. Format: date-time */
      created_at: string;
      /** Persona */
      by: components["schemas"]["Person"] | null;
      /** Formato */
      format: string;
      /** Filas */
      rows: number;
      /** Filas procesadas */
      done: number;
      /** Columnas. Con el dato que parece llevar cada una, o el que alguien eligió la última vez para ese título */
      columns: {
        /** Columna */
        column: number;
        /** Título */
        heading: string;
        /** Dato */
        field: string;
        /** Ejemplos */
        samples: string[];
      }[];
      policy: components["schemas"]["ImportPolicy"];
      /** Creados */
      created: number;
      /** Actualizados */
      updated: number;
      /** Sin cambios */
      unchanged: number;
      /** Salteados */
      skipped: number;
      /** Rechazados */
      rejected: number;
      /** Muestra */
      sample: components["schemas"]["ImportSample"][];
      /** Errores */
      errors: components["schemas"]["ImportRowError"][];
      /** Motivos. Por cuántas filas, los más frecuentes */
      reasons: components["schemas"]["ImportRejectReason"][];
      /** Aviso */
      message: string;
      /** Cambio. Con este número se deshace. Ninguno si no cambió productos. */
      change_id: number | null;
      /** Puedes deshacerla hasta. Format: date-time */
      undo_until: string | null;
    };
    /** Importaciones */
    ProductImports: {
      /** Importaciones */
      imports: components["schemas"]["ProductImport"][];
    };
    /** Redondeo. @default none */
    PriceRounding: "none" | "unit" | "ten" | "hundred";
    /** Cambiar precios */
    ProductPriceInput: {
      /** Porcentaje. Con un número negativo bajas los precios. */
      percent: number;
      rounding?: components["schemas"]["PriceRounding"];
      /** Productos. Si no eliges ninguno, cambias todos los de la categoría. */
      product_ids?: components["schemas"]["Id"][];
      /** Categoría */
      category?: string;
      /** Solo mostrar */
      preview: boolean;
    };
    /** Cambio de precio */
    ProductPriceChange: {
      /** Producto */
      product_id: components["schemas"]["Id"];
      /** Producto */
      name: string;
      /** De qué. La oferta o una variante. Si está vacía, es el precio del producto. */
      part: string;
      currency: components["schemas"]["CurrencyCode"];
      /** Precio actual */
      old_cents: number;
      /** Precio nuevo */
      new_cents: number;
    };
    /** Precios cambiados */
    ProductPriceResult: {
      /** Cambio */
      id: number | null;
      /** Productos */
      count: number;
      /** Precios. Con los de ofertas y variantes. */
      price_count: number;
      /** Sin precio. Quedan como están. */
      without_price: number;
      /** Ofertas que terminan. Con el redondeo ya no son menores que el precio. */
      offers_ended: number;
      /** Cambios. Los primeros */
      changes: components["schemas"]["ProductPriceChange"][];
      /** Puedes deshacerlo hasta. Format: date-time */
      undo_until: string | null;
    };
    /** Acción */
    ProductBulkAction: "enable" | "disable" | "category" | "delete";
    /** Cambiar productos */
    ProductBulkInput: {
      /** Productos */
      ids: components["schemas"]["Id"][];
      action: components["schemas"]["ProductBulkAction"];
      /** Categoría */
      category?: string;
    };
    /** Productos cambiados */
    ProductBulkResult: {
      /** Cambio */
      id: number | null;
      /** Productos */
      count: number;
      /** Puedes deshacerlo hasta. Format: date-time */
      undo_until: string | null;
    };
    /** Cambio deshecho */
    ProductUndo: {
      /** Productos */
      count: number;
      /** Cambiados por alguien. Quedan como están. */
      kept: number;
      /** Con un cambio posterior. Deshaz antes ese cambio. */
      later: number;
      /** Con su código en uso. Vuelven cuando cambies el código del otro producto. */
      code_used: number;
      /** Sin lugar. Vuelven cuando elimines otros productos. */
      no_room: number;
    };
    /** Celdas de productos */
    ProductCellsInput: {
      /** Filas */
      rows: {
        /** Producto */
        id: components["schemas"]["Id"];
        values: components["schemas"]["ProductUpdate"];
      }[];
    };
    /** Celdas de productos */
    ProductCells: {
      /** Productos */
      products: components["schemas"]["Product"][];
      /** Rechazados */
      faults: {
        /** Producto */
        id: components["schemas"]["Id"];
        /** Motivo */
        message: string;
        /** Cómo está ahora */
        current?: components["schemas"]["Product"];
      }[];
    };
    /** Tipo */
    ProductChangeKind: "prices" | "bulk" | "import";
    /** Cambio */
    ProductChange: {
      /** Cambio */
      id: components["schemas"]["Id"];
      kind: components["schemas"]["ProductChangeKind"];
      /** Cambio */
      label: string;
      /** Productos. Los que quedan por deshacer. */
      count: number;
      /** Deshecho en parte */
      partly_undone: boolean;
      /** Persona */
      by: components["schemas"]["Person"] | null;
      /** Fecha. Format: date-time */
      created_at: string;
      /** Puedes deshacerlo hasta. Format: date-time */
      undo_until: string;
    };
    /** Cambios */
    ProductChanges: {
      /** Cambios */
      changes: components["schemas"]["ProductChange"][];
    };
    /** Orden. @default manual */
    ProductSortMode: "manual" | "price_asc" | "price_desc" | "best_seller" | "newest";
    /** Orden */
    ProductOrder: {
      sort_mode: components["schemas"]["ProductSortMode"];
      /** Productos. Los que falten van después, en el orden que tenían. */
      product_ids: components["schemas"]["Id"][];
      /** Características a preguntar */
      characteristic_ids: components["schemas"]["Id"][];
      /** Destacados */
      pinned: components["schemas"]["Id"][];
      version?: components["schemas"]["EntityVersion"];
    };
    /** De */
    SynonymSource: "product" | "option";
    /** Sinónimos de un valor */
    ProductSynonym: {
      /** Valor. product-71, option-4-rojo */
      id: string;
      source: components["schemas"]["SynonymSource"];
      /** Valor */
      value: string;
      /** Sinónimos */
      synonyms: string[];
      /** Sugerencias */
      suggestions: string[];
      /** También nombra a */
      collisions: string[];
    };
    /** Sinónimos */
    ProductSynonymInput: {
      /** Sinónimos */
      synonyms: string[];
    };
    /** Mostrar como. @default list */
    ProductDisplay: "list" | "carousel" | "one_by_one";
    /** Sin stock. @default show */
    OutOfStockPolicy: "hide" | "show" | "offer_similar";
    /** Catálogo para Meta */
    ProductFeed: {
      /** Publicar el catálogo */
      enabled: boolean;
      /** Activos sin foto. Meta no los acepta. */
      readonly without_image: number;
      /** Dirección. Pégala en Meta. Quien la tiene ve tus productos activos. */
      readonly url: string;
    };
    /** Catálogo para Meta */
    ProductFeedInput: {
      /** Publicar el catálogo */
      enabled: boolean;
      /** Cambiar la dirección. La anterior deja de funcionar. */
      renew?: boolean;
      /** Activos sin foto. Meta no los acepta. */
      readonly without_image?: number;
      /** Dirección. Pégala en Meta. Quien la tiene ve tus productos activos. */
      readonly url?: string;
    };
    /** Configuración de productos */
    ProductSettings: {
      display: components["schemas"]["ProductDisplay"];
      /** Productos por respuesta. @default 5 */
      max_items: number;
      /** Mostrar stock */
      show_stock: boolean;
      /** Mostrar precio */
      show_price: boolean;
      /** Permitir presupuesto */
      allow_quote: boolean;
      /** Permitir pedido */
      allow_order: boolean;
      /** Preguntar antes de listar. En este orden, mientras distinga a los productos que encuentra. */
      ask_before_listing?: components["schemas"]["Id"][];
      /** Sin resultados */
      no_results_response_id?: number | null;
      out_of_stock_policy: components["schemas"]["OutOfStockPolicy"];
      /** Avisar a. Les enviamos un correo cuando un producto llega a su «Avisar bajo», si lo confirmaron. */
      notify_contacts?: components["schemas"]["Id"][];
      /** Pasar a */
      handoff_area_id?: number | null;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Ejemplo */
    FormExampleInput: {
      /** Ejemplo */
      text: string;
      /** Entidades */
      entities?: components["schemas"]["ExampleEntity"][];
      split?: components["schemas"]["ExampleSplit"];
      state?: components["schemas"]["ExampleState"];
      version?: components["schemas"]["EntityVersion"];
    };
    /** Tipo */
    PhoneKind: "phone" | "whatsapp";
    /** Domicilio */
    BranchAddress: {
      /** Calle */
      street: string;
      /** Número */
      number: string;
      /** Piso */
      floor?: string;
      /** Localidad */
      city: string;
      /** Provincia */
      province: string;
      /** Código postal */
      postal_code?: string;
      /** País. @default AR */
      country: string;
    };
    /** Teléfono */
    BranchPhone: {
      kind: components["schemas"]["PhoneKind"];
      /** Número */
      value: string;
    };
    /** Zona de cobertura */
    BranchCoverage: {
      /** Radio en km */
      radius_km?: number | null;
      /** Códigos postales */
      postal_codes?: string[];
    };
    /** Sucursal */
    BranchInput: {
      /** Nombre */
      name: string;
      /** Código. Otro nombre corto con el que te la nombran. */
      code?: string;
      address: components["schemas"]["BranchAddress"];
      /** Latitud. Sin latitud y longitud, no decimos qué tan cerca queda. */
      lat?: number | null;
      /** Longitud */
      lng?: number | null;
      /** Teléfonos */
      phones?: components["schemas"]["BranchPhone"][];
      /** Correo */
      email?: string;
      hours: components["schemas"]["OpeningHours"];
      /** Servicios */
      services?: string[];
      coverage?: components["schemas"]["BranchCoverage"];
      /** Foto */
      photo_id?: number | null;
      /** A cargo de */
      manager_contact_id?: number | null;
      /** Área que atiende */
      area_id?: number | null;
      /** Activa. @default true */
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Sucursal */
    Branch: {
      /** Nombre */
      name: string;
      /** Código. Otro nombre corto con el que te la nombran. */
      code: string;
      address: components["schemas"]["BranchAddress"];
      /** Latitud. Sin latitud y longitud, no decimos qué tan cerca queda. */
      lat: number | null;
      /** Longitud */
      lng: number | null;
      /** Teléfonos */
      phones: components["schemas"]["BranchPhone"][];
      /** Correo */
      email: string;
      hours: components["schemas"]["OpeningHours"];
      /** Servicios */
      services: string[];
      coverage: components["schemas"]["BranchCoverage"];
      /** Foto */
      photo_id: number | null;
      /** A cargo de */
      manager_contact_id: number | null;
      /** Área que atiende */
      area_id: number | null;
      /** Activa. @default true */
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Orden */
      order: number;
      /** Abierta ahora */
      open_now: boolean;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Lugar en el orden */
    BranchMove: {
      /** Lugar */
      position: number;
    };
    /** Sucursal en el mapa */
    BranchPoint: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Latitud */
      lat: number;
      /** Longitud */
      lng: number;
    };
    /** Mapa */
    BranchMap: {
      /** Sucursales */
      points: components["schemas"]["BranchPoint"][];
      /** Mapa de fondo. Sin él, se dibujan según la distancia entre ellas. */
      tiles: components["schemas"]["MapTiles"] | null;
    };
    /** Mapa de fondo */
    MapTiles: {
      /** Dirección */
      url: string;
      /** Autoría */
      attribution: string;
    };
    /** Se contesta con */
    BranchAnswerSource: "address" | "hours" | "phone" | "services" | "coverage" | "custom";
    /** Pregunta */
    BranchQuestion: {
      /** Identificador */
      id: string;
      /** Pregunta */
      question: string;
      answer_source: components["schemas"]["BranchAnswerSource"];
      /** Texto */
      answer_text?: string;
    };
    /** Preguntas de las sucursales. No puede haber dos con el mismo identificador. */
    BranchQuestions: {
      /** Preguntas */
      questions: components["schemas"]["BranchQuestion"][];
      version?: components["schemas"]["EntityVersion"];
    };
    /** Cómo se elige. @default by_list */
    BranchSelection: "by_list" | "by_location" | "by_city" | "nearest";
    /** Configuración de las sucursales */
    BranchSettings: {
      selection: components["schemas"]["BranchSelection"];
      /** Pedir la ubicación. El cliente puede compartirla desde su teléfono. @default true */
      ask_location: boolean;
      /** Sucursales por respuesta. @default 5 */
      max_listed: number;
      /** Si ninguna corresponde */
      fallback_branch_id?: number | null;
      /** Enviar el mapa. Con el domicilio va un enlace para llegar. @default true */
      send_map: boolean;
      /** Mensaje de cerrado. Lo dice después de contestar, si la sucursal está cerrada. */
      closed_message?: string;
      /** Respetar los feriados. @default true */
      use_holidays: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Tipo */
    SurveyQuestionKind: "short_text" | "long_text" | "number" | "email" | "phone" | "date" | "single" | "multiple" | "yes_no" | "rating" | "nps" | "csat" | "file" | "location" | "consent" | "info";
    /** Si no contesta bien. @default skip */
    SurveyOnFail: "skip" | "cancel" | "handoff";
    /** Comparación */
    SurveyOperator: "eq" | "ne" | "gt" | "lt" | "contains" | "answered";
    /** Condición */
    SurveyCondition: {
      /** Pregunta */
      question: string;
      operator: components["schemas"]["SurveyOperator"];
      /** Valor */
      value?: string | number | boolean | null;
    };
    /** Mostrar si. Mira solo preguntas anteriores. */
    SurveyShowIf: {
      match: components["schemas"]["RuleMatch"];
      /** Condiciones */
      conditions: components["schemas"]["SurveyCondition"][];
    };
    /** Opción */
    SurveyOption: {
      /** Clave */
      id: string;
      /** Opción */
      label: string;
      /** Valor */
      value?: string | number | null;
    };
    /** Pregunta */
    SurveyQuestion: {
      /** Identificador */
      id: string;
      /** Pregunta */
      text: string;
      kind: components["schemas"]["SurveyQuestionKind"];
      /** Opciones */
      options?: components["schemas"]["SurveyOption"][];
      /** Obligatoria. @default true */
      required?: boolean;
      /** Mínimo */
      min?: number | null;
      /** Máximo */
      max?: number | null;
      /** Si la respuesta no sirve */
      error_text?: string;
      /** Reintentos. @default 2 */
      max_retries?: number;
      on_fail?: components["schemas"]["SurveyOnFail"];
      /** Mostrar si */
      show_if?: components["schemas"]["SurveyShowIf"] | null;
      /** Saltar a. Qué pregunta sigue a cada respuesta y, con *, a las demás. Con end, termina. */
      jump_to?: { [key: string]: string };
      /** Guardar en. Dato del contacto */
      save_to?: string | null;
      /** No preguntar lo que ya se sabe. @default true */
      skip_if_known?: boolean;
    };
    /** Dato del contacto */
    SurveySaveChoice: {
      /** Clave */
      value: string;
      /** Nombre */
      label: string;
    };
    /** Preguntas de la encuesta. No puede haber dos con el mismo identificador. */
    SurveyQuestionsInput: {
      /** Preguntas */
      questions: components["schemas"]["SurveyQuestion"][];
      version?: components["schemas"]["EntityVersion"];
    };
    /** Preguntas de la encuesta */
    SurveyQuestions: {
      /** Preguntas */
      questions: components["schemas"]["SurveyQuestion"][];
      version: components["schemas"]["EntityVersion"];
      /** Nombre */
      name: string;
      /** Completas */
      answer_count: number;
      /** Datos del contacto. Donde quedan las respuestas que los actualizan */
      save_choices: components["schemas"]["SurveySaveChoice"][];
    };
    /** Empezar con. @default blank */
    SurveyTemplate: "blank" | "csat" | "nps";
    /** Encuesta */
    SurveyCreateInput: {
      /** Nombre */
      name: string;
      /** Descripción */
      description?: string;
      template?: components["schemas"]["SurveyTemplate"];
    };
    /** Encuesta creada */
    SurveyCreated: { id: components["schemas"]["Id"] };
    /** Enlace de la encuesta */
    SurveyLinkInput: {
      /** Dirección. El final del enlace que compartes. */
      slug: string;
      /** Nombre */
      name?: string;
      /** Página web. @default true */
      web_page?: boolean;
      /** Una respuesta por enlace. @default false */
      single_use?: boolean;
      /** Vence. Format: date-time */
      expires_at?: string | null;
      /** Límite de respuestas */
      response_limit?: number | null;
      /** Origen */
      source_tag?: string;
      /** Activo. @default true */
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Enlace de la encuesta */
    SurveyLink: {
      /** Dirección. El final del enlace que compartes. */
      slug: string;
      /** Nombre */
      name: string;
      /** Página web. @default true */
      web_page: boolean;
      /** Una respuesta por enlace. @default false */
      single_use: boolean;
      /** Vence. Format: date-time */
      expires_at: string | null;
      /** Límite de respuestas */
      response_limit: number | null;
      /** Origen */
      source_tag: string;
      /** Activo. @default true */
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Enlace */
      url: string;
      /** Enlace de WhatsApp */
      whatsapp_url: string | null;
      /** Enlace de Facebook */
      facebook_url: string | null;
      /** Enlace del webchat */
      webchat_url: string | null;
      /** Código para tu página */
      snippet: string;
      /** Vistas */
      views: number;
      /** Comienzos */
      starts: number;
      /** Terminadas */
      completions: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Se inicia. @default manual */
    SurveyTrigger: "manual" | "end_of_chat";
    /** Página web. @default one_by_one */
    SurveyPageMode: "one_by_one" | "one_page";
    /** Configuración de la encuesta */
    SurveySettings: {
      /** Nombre */
      name: string;
      /** Descripción */
      description?: string;
      /** Activa. Apagada, no la ofrece nadie y sus enlaces no abren. @default true */
      enabled?: boolean;
      /** Presentación */
      intro?: string;
      /** Agradecimiento */
      thanks?: string;
      page_mode?: components["schemas"]["SurveyPageMode"];
      /** Palabras para cancelar */
      cancel_words?: string[];
      /** Espera. Cuántos minutos espera una respuesta. @default 60 */
      timeout_minutes: number;
      /** Una respuesta por contacto. Vale en las conversaciones. En la página web no sabemos quién contesta. */
      one_response_per_contact: boolean;
      /** Anónima. No muestra qué contacto contestó ni en qué conversación. */
      anonymous: boolean;
      /** Abre. Format: date-time */
      open_from?: string | null;
      /** Cierra. Format: date-time */
      close_at?: string | null;
      trigger: components["schemas"]["SurveyTrigger"];
      /** Solo en las áreas */
      trigger_area_ids?: components["schemas"]["Id"][];
      /** Solo con las etiquetas */
      trigger_label_ids?: components["schemas"]["Id"][];
      /** Esperar antes de preguntar. Si mientras tanto la conversación se abre de nuevo, no preguntamos. @default 1 */
      trigger_delay_minutes?: number;
      /** Enviar las respuestas a. Recibe cada respuesta completa. Debe ser una dirección pública. */
      webhook_url?: components["schemas"]["HttpsUrl"] | null;
      /** Texto del consentimiento */
      consent_text?: string;
      /** Consentimiento obligatorio */
      consent_required?: boolean;
      /** Conservar las respuestas (días). Pasados esos días las eliminamos. @default 730 */
      retention_days?: number;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Motivo */
    FormStartRefusal: "attended" | "window_closed" | "busy" | "answered" | "blocked" | "denied" | "channel_off" | "nothing" | "closed" | "gone" | "reopened" | "off" | "error";
    /** Estado */
    SurveySendStatus: "running" | "finished" | "cancelled";
    /** A quiénes */
    SurveySendAudience: {
      /** Solo a estos contactos. Si no eliges ninguno, va a todos los que cumplen lo demás. */
      contact_ids?: components["schemas"]["Id"][];
      /** Canal */
      channel?: components["schemas"]["Channel"] | null;
      /** Áreas */
      area_ids?: components["schemas"]["Id"][];
      /** Etiquetas */
      label_ids?: components["schemas"]["Id"][];
      /** Últimos días. Le llega a quienes escribieron en esos días. @default 7 */
      active_days: number;
      /** No si contestaron hace (días). Con 0, también a quienes ya contestaron. @default 90 */
      exclude_answered_days?: number;
    };
    /** Enviar la encuesta */
    SurveySendInput: {
      /** Nombre */
      name: string;
      /** Solo a estos contactos. Si no eliges ninguno, va a todos los que cumplen lo demás. */
      contact_ids?: components["schemas"]["Id"][];
      /** Canal */
      channel?: components["schemas"]["Channel"] | null;
      /** Áreas */
      area_ids?: components["schemas"]["Id"][];
      /** Etiquetas */
      label_ids?: components["schemas"]["Id"][];
      /** Últimos días. Le llega a quienes escribieron en esos días. @default 7 */
      active_days: number;
      /** No si contestaron hace (días). Con 0, también a quienes ya contestaron. @default 90 */
      exclude_answered_days?: number;
      /** Recordar después de (horas). Una vez, a quienes no contestaron. Si lo dejas vacío, no recordamos. */
      remind_after_hours?: number | null;
    };
    /** Sin enviar */
    SurveySendExcluded: {
      reason: components["schemas"]["FormStartRefusal"];
      /** Cuántos */
      count: number;
    };
    /** A quiénes llegaría */
    SurveySendPreview: {
      /** La recibirían */
      count: number;
      /** No la recibirían */
      excluded: components["schemas"]["SurveySendExcluded"][];
      /** Algunos de ellos. Nombres de los primeros que la recibirían */
      contacts: string[];
    };
    /** Envío de la encuesta */
    SurveySend: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      status: components["schemas"]["SurveySendStatus"];
      /** Recordatorio (horas) */
      remind_after_hours: number | null;
      /** Personas */
      audience: number;
      /** Enviadas */
      sent: number;
      /** Contestadas */
      answered: number;
      /** Fallidas */
      failed: number;
      /** Por enviar */
      pending: number;
      /** Recordadas */
      reminded: number;
      /** Sin enviar */
      excluded: components["schemas"]["SurveySendExcluded"][];
      /** La envió */
      created_by: components["schemas"]["Person"] | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    /** Canal */
    FormRunChannel: "web" | "webchat" | "whatsapp" | "facebook" | "telegram" | "email";
    /** Estado */
    FormRunStatus: "partial" | "complete" | "abandoned" | "cancelled" | "handed";
    /** Respuesta */
    SurveyAnswerValue: {
      /** Identificador */
      question: string;
      /** Pregunta */
      title: string;
      /** Tipo. Ninguno, si la pregunta ya no existe. */
      kind: components["schemas"]["SurveyQuestionKind"] | null;
      /** Valor */
      value: (string | number | boolean) | string[];
      /** Respuesta */
      text: string;
    };
    /** Respuesta de la encuesta */
    SurveyAnswer: {
      id: components["schemas"]["Id"];
      /** Contacto */
      contact_id: number | null;
      /** Contacto */
      contact: string;
      /** Conversación */
      chat_id: number | null;
      channel: components["schemas"]["FormRunChannel"];
      /** Origen */
      source: string;
      /** Enlace */
      link_id: number | null;
      status: components["schemas"]["FormRunStatus"];
      /** Respuestas */
      values: components["schemas"]["SurveyAnswerValue"][];
      /** Puntaje */
      score: number | null;
      /** Aceptó el consentimiento. Format: date-time */
      consented_at: string | null;
      /** Revisada */
      reviewed: boolean;
      /** Corregida. Format: date-time */
      edited_at: string | null;
      /** Comenzó. Format: date-time */
      started_at: string;
      /** Terminó. Format: date-time */
      finished_at: string | null;
    };
    /** Respuesta */
    SurveyGivenValue: {
      /** Pregunta */
      question: string;
      /** Respuesta */
      value: (string | number | boolean) | string[];
    };
    /** Corrección */
    SurveyAnswerChange: {
      /** Revisada */
      reviewed?: boolean;
      /** Respuestas */
      values?: components["schemas"]["SurveyGivenValue"][];
    };
    /** Recuento */
    SurveyOptionCount: {
      /** Valor */
      value: string;
      /** Opción */
      label: string;
      /** Respuestas */
      count: number;
    };
    /** Resumen de una pregunta */
    SurveyQuestionSummary: {
      /** Pregunta */
      question: string;
      /** Texto */
      text: string;
      kind: components["schemas"]["SurveyQuestionKind"];
      /** Preguntada */
      asked: number;
      /** Respuestas */
      answers: number;
      /** Dejaron aquí */
      left: number;
      /** Promedio */
      average: number | null;
      /** Margen. Cuánto puede variar el promedio, con 95 % de confianza */
      margin: number | null;
      /** NPS. Porcentaje de 9 y 10 menos porcentaje de 0 a 6 */
      nps: number | null;
      /** Recuento */
      options: components["schemas"]["SurveyOptionCount"][];
      /** Textos. Iguales salvo mayúsculas y tildes, juntos */
      texts: components["schemas"]["SurveyOptionCount"][];
    };
    /** Resumen */
    SurveySummary: {
      /** Comenzadas */
      started: number;
      /** Completas */
      completed: number;
      /** Segundos. Lo que tarda la mitad */
      seconds: number | null;
      /** Orígenes */
      sources: string[];
      /** Enlaces */
      links: {
        id: components["schemas"]["Id"];
        /** Nombre */
        name: string;
      }[];
      /** Preguntas */
      questions: components["schemas"]["SurveyQuestionSummary"][];
    };
    /** Pregunta */
    SurveyPublicQuestion: {
      /** Identificador */
      id: string;
      /** Pregunta */
      text: string;
      kind: components["schemas"]["SurveyQuestionKind"];
      /** Opciones */
      options: components["schemas"]["SurveyOption"][];
      /** Obligatoria */
      required: boolean;
      /** Mínimo */
      min: number | null;
      /** Máximo */
      max: number | null;
      /** Si la respuesta no sirve */
      error_text: string;
      /** Mostrar si */
      show_if: components["schemas"]["SurveyShowIf"] | null;
      /** Saltar a */
      jump_to: { [key: string]: string };
    };
    /** Encuesta a la vista de quien contesta */
    SurveyPublic: {
      /** Negocio */
      business: string;
      /** Nombre */
      name: string;
      /** Presentación */
      intro: string;
      /** Agradecimiento */
      thanks: string;
      /** Texto del consentimiento */
      consent_text: string;
      /** Consentimiento obligatorio */
      consent_required: boolean;
      page_mode: components["schemas"]["SurveyPageMode"];
      /** Preguntas */
      questions: components["schemas"]["SurveyPublicQuestion"][];
    };
    /** Contestar la encuesta */
    SurveyPublicAnswer: {
      /** Clave. La misma clave guarda una sola respuesta */
      key: string;
      /** Acepto */
      consent?: boolean;
      /** Respuestas */
      values: components["schemas"]["SurveyGivenValue"][];
    };
    /** Avance */
    SurveyPublicProgress: {
      /** Clave */
      key: string;
      /** Preguntas */
      asked: string[];
    };
    /** Validación */
    ContactFormFieldKind: "text" | "phone" | "email" | "document" | "number" | "multiline";
    /** Dato que se pide */
    ContactFormField: {
      /** Clave. Con la clave de un dato del contacto, como telefono, la respuesta queda en su contacto. */
      key: string;
      /** Pregunta */
      label: string;
      kind: components["schemas"]["ContactFormFieldKind"];
      /** Obligatorio. @default true */
      required: boolean;
      /** Se pregunta. @default true */
      enabled: boolean;
      /** Solo si */
      show_if?: components["schemas"]["ContactFormShowIf"] | null;
    };
    /** Solo si. Mira solo lo que se preguntó antes. */
    ContactFormShowIf: {
      match: components["schemas"]["RuleMatch"];
      /** Condiciones */
      conditions: components["schemas"]["ContactFormCondition"][];
    };
    /** Condición */
    ContactFormCondition: {
      /** Pregunta */
      question: string;
      operator: components["schemas"]["SurveyOperator"];
      /** Valor */
      value?: string;
    };
    /** Cuándo se pide. @default before_handoff */
    ContactFormAsk: "before_chat" | "before_handoff" | "on_button" | "never";
    /** Si el contacto ya existe. @default update */
    DuplicatePolicy: "update" | "ask" | "ignore";
    /** Consentimiento */
    ContactFormConsent: {
      /** Texto */
      text?: string;
      /** Obligatorio */
      required?: boolean;
      /** Política de privacidad */
      url?: components["schemas"]["HttpsUrl"] | null;
    };
    /** Formulario de contacto */
    ContactForm: {
      /** Datos */
      fields: components["schemas"]["ContactFormField"][];
      ask_mode: components["schemas"]["ContactFormAsk"];
      /** Presentación */
      intro?: string;
      /** Agradecimiento */
      thanks?: string;
      consent?: components["schemas"]["ContactFormConsent"];
      duplicate_policy: components["schemas"]["DuplicatePolicy"];
      /** Avisar a */
      destinations?: components["schemas"]["Id"][];
      /** Canales. En WhatsApp no pide el teléfono: ya lo tiene. Si no eliges ninguno, vale para todos. */
      channels?: components["schemas"]["Channel"][];
      version?: components["schemas"]["EntityVersion"];
    };
    /** Contacto recibido */
    ContactFormLead: {
      id: components["schemas"]["Id"];
      /** Fecha. Format: date-time */
      at: string;
      /** Contacto */
      contact_id: number | null;
      /** Nombre */
      name: string;
      /** Teléfono */
      phone: string;
      /** Correo */
      email: string;
      /** Consulta */
      message: string;
      channel: components["schemas"]["FormRunChannel"];
      status: components["schemas"]["FormRunStatus"];
      /** Conversación */
      chat_id: number | null;
      /** Otros datos */
      values: components["schemas"]["ContactFormValue"][];
    };
    /** Dato */
    ContactFormValue: {
      /** Pregunta */
      label: string;
      /** Respuesta */
      text: string;
    };
    /** Paso */
    ContactFormStep: {
      /** Clave */
      key: string;
      /** Pregunta */
      label: string;
      /** Preguntado */
      asked: number;
      /** Contestado */
      answered: number;
      /** Abandonos. Quienes no siguieron después de esta pregunta. */
      left: number;
    };
    /** Recorrido */
    ContactFormSummary: {
      /** Días */
      days: number;
      /** Comenzados */
      started: number;
      /** Completos */
      completed: number;
      /** Pasos */
      steps: components["schemas"]["ContactFormStep"][];
    };
    /** Tipo. @default static */
    GroupKind: "static" | "dynamic";
    /** Dato */
    RuleField: "name" | "phone" | "email" | "company" | "city" | "province" | "label" | "last_seen" | "first_seen" | "channel" | "area" | "consent" | "assigned" | "blocked" | "custom";
    /** Comparación */
    RuleOperator: "eq" | "ne" | "contains" | "starts" | "gt" | "lt" | "before_days" | "within_days" | "present" | "absent" | "in";
    /** Cumple. @default all */
    RuleMatch: "all" | "any";
    /** Condición que no ves. Lugar, desde 1, de una condición guardada sobre un dato propio que no ves. Al guardar queda como está. */
    HiddenPlace: number;
    /** Condición */
    GroupCondition: {
      field: components["schemas"]["RuleField"];
      /** Clave del dato propio */
      key?: string | null;
      operator: components["schemas"]["RuleOperator"];
      /** Valor */
      value?: (string | number | boolean | null) | (string | number)[];
      hidden?: components["schemas"]["HiddenPlace"];
    };
    /** Regla */
    GroupRule: {
      match: components["schemas"]["RuleMatch"];
      /** Condiciones */
      conditions: components["schemas"]["GroupCondition"][];
    };
    /** Grupo */
    ContactGroup: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      kind: components["schemas"]["GroupKind"];
      /** @default #1565c0 */
      color: components["schemas"]["Color"];
      /** Regla. Quien la cumple está en el grupo, también quien escriba mañana. */
      rule: components["schemas"]["GroupRule"] | null;
      /** Contactos */
      member_ids?: components["schemas"]["Id"][];
      /** Contactos. Falta si la regla mira conversaciones que la persona no ve o tarda demasiado. */
      readonly members: number | null;
      /** Reglas que lo usan */
      readonly used_in: number;
      /** Calculado el. Format: date-time */
      readonly refreshed_at: string | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      version: components["schemas"]["EntityVersion"];
    };
    /** Grupo */
    ContactGroupInput: {
      /** Nombre */
      name: string;
      kind?: components["schemas"]["GroupKind"];
      /** @default #1565c0 */
      color?: components["schemas"]["Color"];
      /** Regla. Quien la cumple está en el grupo, también quien escriba mañana. */
      rule?: components["schemas"]["GroupRule"] | null;
      /** Contactos */
      member_ids?: components["schemas"]["Id"][];
      version?: components["schemas"]["EntityVersion"];
    };
    /** A quién alcanza */
    GroupPreview: {
      /** Contactos */
      count: number;
      /** Ejemplos */
      sample: components["schemas"]["ContactBrief"][];
    };
    /** Cambiar contactos */
    GroupMembersInput: {
      /** Agregar */
      add?: components["schemas"]["Id"][];
      /** Quitar */
      remove?: components["schemas"]["Id"][];
    };
    HomeSummary: {
      /** Conversaciones. Solo las que puedes ver. */
      chats: components["schemas"]["HomeChats"] | null;
      /** Conexiones que no funcionan. Solo si ves conversaciones o conectores. */
      connections: components["schemas"]["ChatConnection"][];
      /** Últimos 30 días. Un elemento por día, del más antiguo a hoy */
      days: components["schemas"]["HomeDay"][];
      special_state: components["schemas"]["BotSpecialState"];
      /** Entrenamiento */
      training: {
        state: components["schemas"]["TrainingState"];
        /** Entrenado. Hay un modelo que contesta */
        trained: boolean;
        /** Cambios sin entrenar */
        pending_changes: number;
      };
      /** Equipo */
      team: components["schemas"]["HomeMember"][];
      /** Cambios recientes */
      changes: components["schemas"]["Change"][];
      first_steps: components["schemas"]["HomeFirstSteps"];
    };
    /** Primeros pasos. Lo que hizo el equipo con este chatbot */
    HomeFirstSteps: {
      /** Probado */
      tried: boolean;
      /** Respuestas de una persona */
      taught: number;
      /** Todo entrenado */
      trained: boolean | null;
      /** Horario guardado */
      hours: boolean;
      /** Datos del negocio */
      business: boolean;
      /** Publicado */
      published: boolean;
      /** Alguien más invitado */
      invited: boolean;
    };
    HomeChats: {
      /** Pendientes */
      pending: number;
      /** En espera */
      unanswered: number;
      /** Asignadas a mí */
      mine: number;
      /** Sin asignar */
      unassigned: number;
    };
    HomeDay: {
      /** Día. Format: date */
      day: string;
      /** Conversaciones */
      conversations: number;
      /** Derivadas */
      handoffs: number;
      /** Resueltas */
      resolved: number;
    };
    HomeMember: {
      user_id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      role_id: components["schemas"]["RoleId"];
      connected: components["schemas"]["ConnectedState"];
      availability: components["schemas"]["TeamAvailability"];
      /** Última conexión. Format: date-time */
      last_seen: string | null;
    };
    Intent: {
      /** ID */
      id: number;
      /** Intención */
      description: string;
      /** Categoría */
      category_id: number;
      /** Familia */
      isFamily: boolean;
      version: components["schemas"]["EntityVersion"];
      /** Ejemplos */
      examples_count?: number;
      /** Respuestas */
      responses_count?: number;
      /** Salud */
      health?: "good" | "no_examples" | "few_examples" | "conflicts" | "unbalanced" | "no_response" | "never_used";
      /** Qué hacer */
      advice?: string;
      /** Se usa en. Quién lleva a sus respuestas; mientras haya alguien, no se elimina */
      readonly used_by?: components["schemas"]["ResponseUse"][];
      /** Aviso */
      readonly notice?: string;
    };
    IntentBundle: { intents: components["schemas"]["Intent"][] };
    IntentInput: {
      /** Nombre de la intención */
      intent_name: string;
    };
    IntentUpdate: {
      /** Nombre de la intención */
      description: string;
      version?: components["schemas"]["EntityVersion"];
    };
    IntentMerge: {
      /** Unir con. Sus botones y casos de prueba también pasan. Si ambas contestan en un canal, queda activa la respuesta de la que elijas. */
      into_id: number;
    };
    IntentDeletion: {
      /** Familia. Como figura en la intención leída */
      isFamily: boolean;
    };
    /** Intención que puede ofrecerse como botón de una respuesta */
    IntentButton: {
      id: components["schemas"]["Id"];
      /** Texto del botón */
      title: string;
      /** Categoría */
      category_id: number;
    };
    /** Contenido eliminado que puedes recuperar */
    DeletedContent: {
      id: components["schemas"]["Id"];
      /** Nombre */
      title: string;
      /** Detalle. De qué es */
      detail?: string;
      /** Eliminado. Format: date-time */
      deleted_at: string;
      /** Eliminado por */
      deleted_by: components["schemas"]["Person"] | null;
    };
    /** Permiso */
    ApiScope: "chats:read" | "chats:write" | "contacts:read" | "contacts:write" | "budgets:read" | "budgets:write" | "responses:read" | "responses:write" | "training:read" | "training:write";
    /** Vence. @default 90d */
    ApiKeyLifetime: "30d" | "90d" | "365d" | "never";
    /** Estado */
    ApiKeyState: "active" | "expired";
    ApiKeyUpdate: {
      /** Nombre. Qué sistema la usa. Firma los mensajes que envía y aparece en el historial. */
      name: string;
      /** Permisos. Elige solo lo que ese sistema necesita. */
      scopes: components["schemas"]["ApiScope"][];
    };
    ApiKeyInput: {
      /** Nombre. Qué sistema la usa. Firma los mensajes que envía y aparece en el historial. */
      name: string;
      /** Permisos. Elige solo lo que ese sistema necesita. */
      scopes: components["schemas"]["ApiScope"][];
      expires_in?: components["schemas"]["ApiKeyLifetime"];
    };
    /** Clave de API */
    ApiKey: {
      /** Nombre. Qué sistema la usa. Firma los mensajes que envía y aparece en el historial. */
      name: string;
      /** Permisos. Elige solo lo que ese sistema necesita. */
      scopes: components["schemas"]["ApiScope"][];
      id: components["schemas"]["Id"];
      state: components["schemas"]["ApiKeyState"];
      /** Comienzo */
      prefix: string;
      /** Final */
      last_four: string;
      /** Vence. Format: date-time */
      expires_at: string | null;
      /** Último uso. Format: date-time */
      last_used_at: string | null;
      /** Desde */
      last_used_ip: string | null;
      created_at: components["schemas"]["CreatedAt"];
      /** Creada por */
      created_by: string | null;
    };
    ApiKeyList: {
      /** Claves */
      keys: components["schemas"]["ApiKey"][];
    };
    ApiKeyCreated: {
      key: components["schemas"]["ApiKey"];
      /** Clave. La verás una sola vez: guárdala. */
      token: string;
    };
    /** Mensaje de un cliente que el chatbot no entendió */
    MisunderstoodMessage: {
      message_id: components["schemas"]["Id"];
      /** Mensajes iguales. Los del grupo con el mismo texto; también este. */
      same_ids: components["schemas"]["Id"][];
      chat_id: components["schemas"]["Id"];
      /** ID del cliente en su canal */
      sender_id: string;
      /** Cliente */
      user_name: string;
      /** Mensaje */
      text: string;
      /** Fecha. Format: date-time */
      at: string;
    };
    MisunderstoodIntent: {
      intent_id: components["schemas"]["Id"];
      /** Intención */
      name: string;
      /** Parecido */
      confidence: number;
      /** Veces que la eligió el cliente. Cuando el chatbot le preguntó qué quiso decir */
      chosen: number;
    };
    /** Mensajes que piden algo parecido */
    MisunderstoodGroup: {
      /** Mensaje. El que mejor representa al grupo */
      text: string;
      /** Veces */
      count: number;
      /** Última vez. Format: date-time */
      last_at: string;
      /** Ventaja de la primera. Confianza en la primera intención menos la confianza en la segunda, en promedio. Cuanto menor, más enseña. */
      margin: number | null;
      /** Intenciones parecidas */
      intents: components["schemas"]["MisunderstoodIntent"][];
      /** Mensajes */
      message_ids: components["schemas"]["Id"][];
      /** Mensajes. Los distintos entre sí, del más nuevo al más viejo */
      messages: components["schemas"]["MisunderstoodMessage"][];
    };
    Misunderstood: {
      /** Mensajes sin entender */
      total: number;
      /** Grupos */
      groups: components["schemas"]["MisunderstoodGroup"][];
      /** Está entrenado. Antes no busca intenciones en los mensajes, y no hay ninguno sin entender. */
      is_trained: boolean;
    };
    /** Qué hacer */
    MisunderstoodAction: "example" | "intent" | "ignored";
    MisunderstoodResolution: {
      /** Mensajes */
      message_ids: components["schemas"]["Id"][];
      action: components["schemas"]["MisunderstoodAction"];
      /** Intención */
      intent_id?: number | null;
      /** Nombre de la intención */
      intent_name?: string;
    };
    /** Qué pasó con cada mensaje */
    MisunderstoodResult: {
      /** Mensajes resueltos */
      resolved: number;
      /** Ejemplos agregados */
      added: number;
      /** Mensajes que no se agregaron */
      skipped: {
        /** Mensaje */
        text: string;
        /** Motivo */
        reason: string;
      }[];
    };
    MisunderstoodUndo: {
      /** Mensajes */
      message_ids: components["schemas"]["Id"][];
    };
    /** Mensajes de clientes que podrían ser ejemplos de una intención */
    MisunderstoodSuggestions: {
      /** Mensajes parecidos */
      groups: components["schemas"]["MisunderstoodGroup"][];
    };
    /** Qué hizo el chatbot con los mensajes de los últimos días */
    MisunderstoodCoverage: {
      /** Días */
      days: number;
      /** Mensajes */
      messages: number;
      /** Contestados */
      answered: number;
      /** Preguntó otra vez */
      asked: number;
      /** Pasados a una persona */
      handed: number;
    };
    /** Tipo */
    NotificationType: 1 | 2 | 3 | 4;
    /** Medio */
    NotificationChannel: "email" | "whatsapp" | "push" | "sound";
    /** Aviso */
    NotificationEvent: "live_chat" | "assigned" | "reply" | "mention" | "rule_notice" | "unanswered" | "sla_warning" | "sla_breach" | "training_finished" | "training_failed" | "channel_disconnected" | "template_rejected" | "quota" | "lead" | "form_completed" | "figure_alert" | "new_device";
    /** Frecuencia. @default none */
    Digest: "none" | "hourly" | "daily";
    /** Aviso */
    NotificationRuleInput: {
      /** ID */
      id?: number | null;
      type: components["schemas"]["NotificationType"];
      /** Contacto */
      contact_id?: number | null;
      /** Persona */
      user_id?: number | null;
      /** Medios */
      channels: components["schemas"]["NotificationChannel"][];
      /** Cuándo avisar */
      events: components["schemas"]["NotificationEvent"][];
      /** Áreas. Si no eliges ninguna, avisamos de todas. */
      area_ids?: number[];
      /** Minutos sin contestar. Avisamos cuando un cliente espera a una persona más de ese tiempo. */
      unanswered_minutes?: number | null;
      /** Solo en este horario. Lo que pase fuera de él no llega nunca. Para recibirlo más tarde, usa las horas de silencio. */
      schedule?: components["schemas"]["OpeningHours"] | null;
      /** Horas de silencio. Lo que pase en esas horas espera y llega al terminar, en la zona horaria del chatbot. */
      quiet_hours?: components["schemas"]["TimeRange"] | null;
      digest?: components["schemas"]["Digest"];
      /** Activo. @default true */
      enabled: boolean;
    };
    /** Aviso */
    NotificationRule: {
      /** ID */
      id: number | null;
      type: components["schemas"]["NotificationType"];
      /** Contacto */
      contact_id: number | null;
      /** Persona */
      user_id: number | null;
      /** Medios */
      channels: components["schemas"]["NotificationChannel"][];
      /** Cuándo avisar */
      events: components["schemas"]["NotificationEvent"][];
      /** Áreas. Si no eliges ninguna, avisamos de todas. */
      area_ids: number[];
      /** Minutos sin contestar. Avisamos cuando un cliente espera a una persona más de ese tiempo. */
      unanswered_minutes: number | null;
      /** Solo en este horario. Lo que pase fuera de él no llega nunca. Para recibirlo más tarde, usa las horas de silencio. */
      schedule: components["schemas"]["OpeningHours"] | null;
      /** Horas de silencio. Lo que pase en esas horas espera y llega al terminar, en la zona horaria del chatbot. */
      quiet_hours: components["schemas"]["TimeRange"] | null;
      digest: components["schemas"]["Digest"];
      /** Activo. @default true */
      enabled: boolean;
      /** Último aviso. Format: date-time */
      readonly last_sent_at: string | null;
    };
    /** Plantilla de WhatsApp */
    NotificationTemplate: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Idioma */
      language: string;
      /** Texto */
      body: string;
    };
    /** WhatsApp */
    NotificationWhatsapp: {
      /** Número conectado */
      connected: boolean;
      /** Plantillas de WhatsApp */
      templates: components["schemas"]["NotificationTemplate"][];
    };
    NotificationSettingsInput: {
      /** Avisos */
      rules: components["schemas"]["NotificationRuleInput"][];
      /** Plantilla de WhatsApp. La usamos con quien no te escribió en las últimas 24 horas. Su único dato es el aviso. */
      template_id?: number | null;
      version?: components["schemas"]["EntityVersion"];
    };
    NotificationSettings: {
      /** Avisos */
      rules: components["schemas"]["NotificationRule"][];
      /** Plantilla de WhatsApp. La usamos con quien no te escribió en las últimas 24 horas. Su único dato es el aviso. */
      template_id: number | null;
      whatsapp: components["schemas"]["NotificationWhatsapp"];
      version: components["schemas"]["EntityVersion"];
    };
    /** Correo */
    AlertConsent: "confirmed" | "pending" | "refused" | "none";
    NotificationContact: {
      id: components["schemas"]["Id"];
      contact_id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Teléfono */
      phone: string;
      type: components["schemas"]["NotificationType"];
      /** Área */
      area_id: number | null;
      consent: components["schemas"]["AlertConsent"];
      /** Último aviso. Format: date-time */
      last_sent_at: string | null;
      /** Aviso. Si le pedimos que confirme su correo */
      readonly notice?: string;
    };
    NotificationContactInput: {
      /** Contacto */
      contact_id: number | null;
      type: components["schemas"]["NotificationType"];
      /** Área. Recibe los avisos de las conversaciones de esa área. */
      area_id?: number | null;
      contact?: components["schemas"]["NewContact"];
    };
    NotificationTest: {
      channel: components["schemas"]["NotificationChannel"];
      /** Contacto. A quién le llega la prueba. Si no eliges, a ti. */
      contact_id?: number | null;
    };
    /** Límites de los avisos */
    NotificationLimits: {
      /** Correos en una hora */
      mails: number;
      /** Pedidos a una dirección */
      asks: number;
      /** Pedidos en un día */
      asks_per_day: number;
    };
    /** Respuesta */
    AlertConsentAnswer: "confirm" | "refuse";
    /** Respuesta sobre los avisos */
    AlertConsentInput: { answer: components["schemas"]["AlertConsentAnswer"] };
    /** Avisos a la vista de quien los recibe */
    AlertConsentPublic: {
      /** Chatbot */
      bot: string;
      state: components["schemas"]["AlertConsent"];
    };
    PlatformBot: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Plan */
      plan_id: number;
      /** Plan */
      plan: string;
      /** Versión */
      version: string;
      special_state: components["schemas"]["BotSpecialState"];
      status: components["schemas"]["PlatformBotStatus"];
      state: components["schemas"]["TrainingState"];
      /** Responsable. Si falta, todavía no aceptó la invitación. */
      owner: string | null;
      /** Correo del responsable */
      owner_email: string | null;
      /** Personas */
      members: number;
      /** Uso del mes. Conversaciones de este mes, y el límite del plan. */
      conversations: number;
      /** Límite de conversaciones */
      conversations_limit: number | null;
      suspended: components["schemas"]["Suspension"];
      created_at: components["schemas"]["CreatedAt"];
      /** Eliminación. Format: date-time */
      removed_at: string | null;
      /** Revisión. Changes with each value that the edit form shows. */
      revision: string;
    };
    /** Estado */
    PlatformBotStatus: "chatbot_on" | "chatbot_off" | "suspended" | "removed";
    /** Motivo de la suspensión. Si falta, no está suspendido. */
    Suspension: string | null;
    PlatformBotInput: {
      /** Nombre */
      name: string;
      /** Plan */
      plan_id: number;
      /** Responsable. Su usuario o correo. Si el correo no tiene cuenta, lo invitaremos como Administrador. */
      owner: string;
      country?: components["schemas"]["Country"];
      /** Zona horaria. Busca la ciudad. Si la dejas vacía, será la más usada del país. */
      timezone?: string | null;
      /** Rubro. Con qué preguntas y respuestas empieza. Si lo dejas vacío, solo saluda y pasa a una persona. */
      template?: string | null;
    };
    PlatformBotOwnerInput: {
      /** Nuevo responsable. El usuario o correo de una cuenta. Será Administrador y le avisaremos por correo. */
      new_owner: string;
      former_role: components["schemas"]["FormerOwnerRole"];
    };
    PlatformBotRestoreInput: {
      /** Nuevo responsable. Solo si ya ningún Administrador de su equipo puede entrar. Le avisaremos por correo. */
      new_owner?: string;
    };
    PlatformBotRemoval: {
      /** Nombre del chatbot. Escríbelo tal como está, con sus mayúsculas y acentos. */
      confirmed_name: string;
      /** Motivo. Lo leerán sus administradores en el correo que les enviaremos. */
      reason: string;
    };
    /** Rol del responsable anterior. Con cuál sigue en el equipo quien lo administra hasta ahora. */
    FormerOwnerRole: "administrador" | "editor" | "operador" | "coordinador" | "leave";
    SuspensionInput: {
      /** Motivo. Lo verá el equipo del chatbot. Sus clientes, no. */
      reason: string;
    };
    PlatformBotUpdate: {
      /** Nombre */
      name: string;
      /** Plan */
      plan_id: number;
      /** Versión */
      version?: string;
      special_state?: components["schemas"]["BotSpecialState"];
      /** Revisión. Changes with each value that the edit form shows. */
      revision?: string;
    };
    /** Estado */
    AccountStatus: "confirmed" | "unconfirmed" | "blocked" | "platform";
    PlatformAccount: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Usuario */
      username: string;
      /** Correo */
      email: string | null;
      status: components["schemas"]["AccountStatus"];
      /** Correo confirmado */
      email_confirmed: boolean;
      /** Bloqueada */
      blocked: boolean;
      created_at: components["schemas"]["CreatedAt"];
      /** Chatbots. Those that the person owns or administers. */
      bots: number;
      /** Última conexión. Format: date-time */
      last_seen: string | null;
    };
    Plan: {
      id: components["schemas"]["Id"];
      /** Plan */
      name: string;
      /** Precio */
      price_cents: number;
      currency: components["schemas"]["CurrencyCode"];
      /** Incluye */
      features: string[];
      /** Límites. Límite mensual por medida; lo que no figura no tiene límite */
      limits: { [key: string]: number };
    };
    /** Canal */
    PluginKind: "whatsapp" | "facebook" | "telegram" | "email";
    /** Estado */
    PluginStatus: "connected" | "needs_action" | "off";
    /** Arreglo */
    PluginCure: "keys" | "number" | "platform";
    /** Conexión. Un número, una página o una cuenta por la que escriben los clientes */
    Plugin: {
      id: components["schemas"]["Id"];
      kind: components["schemas"]["PluginKind"];
      /** Nombre */
      name: string;
      /** Cuenta. El teléfono o el nombre de la página */
      account: string;
      /** ID */
      external_id: string;
      status: components["schemas"]["PluginStatus"];
      /** Qué pasa. Por qué requiere atención y qué hacer */
      problem: string | null;
      /** Qué lo arregla */
      cure: components["schemas"]["PluginCure"] | null;
      /** La conectó */
      connected_by: components["schemas"]["Person"] | null;
      /** Conectada. Format: date-time */
      connected_at: string | null;
      /** Última actividad. Format: date-time */
      last_event_at: string | null;
      /** Claves guardadas. Los últimos cuatro caracteres de cada una */
      secrets: { [key: string]: string };
      settings: components["schemas"]["PluginSettings"];
      facts: components["schemas"]["PluginFacts"];
      version: components["schemas"]["EntityVersion"];
    };
    /** Configuración */
    PluginSettings: {
      /** ID de la cuenta de WhatsApp */
      waba_id?: string;
      /** Versión de la API */
      api_version?: string;
      /** Marcar como leído. El cliente ve los dos tildes azules cuando alguien del equipo lo abre o el chatbot contesta. */
      read_receipts?: boolean;
      /** Mostrar «escribiendo…». Mientras el chatbot prepara la respuesta */
      typing?: boolean;
      /** Saludo. Lo que se lee antes de empezar la conversación */
      greeting?: string;
      /** Mostrar el botón «Empezar» */
      get_started?: boolean;
      /** Preguntas para empezar. Se muestran a quien escribe por primera vez */
      ice_breakers?: string[];
      /** Menú. Queda siempre a mano en la conversación. Necesita el botón «Empezar». */
      menu?: components["schemas"]["MessengerMenuItem"][];
      /** Responder hasta 7 días después. Solo si Meta aprobó «Human Agent» para tu aplicación. Vale para lo que escribe una persona. */
      human_agent?: boolean;
      /** Dirección. Format: email */
      address?: string;
      /** Nombre del remitente. Lo que ve el cliente junto a la dirección */
      sender_name?: string;
      /** Usuario. Casi siempre es la dirección */
      user?: string;
      /** Entrada (IMAP) */
      imap_host?: string;
      /** Puerto IMAP */
      imap_port?: number;
      /** Cifrado IMAP */
      imap_security?: components["schemas"]["MailSecurity"];
      /** Salida (SMTP) */
      smtp_host?: string;
      /** Puerto SMTP */
      smtp_port?: number;
      /** Cifrado SMTP */
      smtp_security?: components["schemas"]["MailSecurity"];
      /** Marcar como leído en el buzón. Si no, los correos que llegan quedan sin leer en tu programa de correo. */
      mark_seen?: boolean;
    };
    /** Al tocarla */
    MessengerMenuAction: "answer" | "url";
    /** Opción del menú */
    MessengerMenuItem: {
      /** Texto */
      title: string;
      type: components["schemas"]["MessengerMenuAction"];
      /** Destino. Lo que lee el chatbot, como una pregunta o el nombre de una intención: si falta, el texto. O la dirección de la página. */
      target?: string;
    };
    /** Cifrado */
    MailSecurity: "tls" | "starttls";
    /** Calidad */
    QualityRating: "green" | "yellow" | "red" | "unknown";
    /** Lo que informa el canal */
    PluginFacts: {
      /** Nombre visible */
      verified_name?: string;
      quality?: components["schemas"]["QualityRating"];
      /** Personas por día. A cuántas se les puede escribir primero en 24 horas; sin número no hay límite; no viene si Meta no lo dijo */
      messaging_limit?: number | null;
      /** Estado del número */
      number_status?: string;
      /** Junto con WhatsApp Business. El número también se usa en la aplicación del teléfono */
      on_phone?: boolean;
      /** Comprobado. Format: date-time */
      checked_at?: string;
    };
    /** Conexión de WhatsApp */
    WhatsappInput: {
      /** ID del número. Está en Meta, en WhatsApp → Configuración de la API */
      phone_number_id: string;
      /** ID de la cuenta de WhatsApp */
      waba_id: string;
      /** Clave de acceso. La permanente. La temporal vence en un día. */
      access_token: string;
      /** Secreto de la aplicación. Está en Configuración → Básica. Con él se comprueba que los mensajes vienen de Meta. */
      app_secret: string;
      /** Versión de la API */
      api_version?: string;
      /** Marcar como leído. El cliente ve los dos tildes azules cuando alguien del equipo lo abre o el chatbot contesta. */
      read_receipts?: boolean;
      /** Mostrar «escribiendo…». Mientras el chatbot prepara la respuesta */
      typing?: boolean;
    };
    WhatsappUpdate: {
      /** ID de la cuenta de WhatsApp */
      waba_id?: string;
      /** Clave de acceso. Si la dejas vacía, queda la guardada. */
      access_token?: string;
      /** Secreto de la aplicación. Si lo dejas vacío, queda el guardado. */
      app_secret?: string;
      /** Versión de la API */
      api_version?: string;
      /** Marcar como leído. El cliente ve los dos tildes azules cuando alguien del equipo lo abre o el chatbot contesta. */
      read_receipts?: boolean;
      /** Mostrar «escribiendo…». Mientras el chatbot prepara la respuesta */
      typing?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    WhatsappPin: {
      /** PIN. Seis números. Si el número no tiene verificación en dos pasos, queda este. */
      pin: string;
    };
    /** Rubro */
    WhatsappVertical: "auto" | "beauty" | "alcohol" | "retail" | "event_plan" | "edu" | "entertain" | "finance" | "govt" | "hotel" | "physical_gambling" | "online_gambling" | "otc_drugs" | "nonprofit" | "restaurant" | "apparel" | "health" | "prof_services" | "grocery" | "travel" | "other";
    /** Perfil de empresa */
    WhatsappProfile: {
      /** Información */
      about: string;
      /** Descripción */
      description: string;
      /** Dirección */
      address: string;
      /** Correo */
      email: string;
      /** Sitios web */
      websites: string[];
      /** Rubro */
      vertical: components["schemas"]["WhatsappVertical"] | null;
      /** Foto. La imagen en sí, dentro de la dirección */
      picture: string | null;
    };
    WhatsappProfileInput: {
      /** Información. Una frase que se ve junto al nombre. WhatsApp no deja vaciarla. */
      about?: string;
      /** Descripción */
      description?: string;
      /** Dirección */
      address?: string;
      /** Correo */
      email?: string;
      /** Sitios web */
      websites?: string[];
      vertical?: components["schemas"]["WhatsappVertical"];
      /** Foto. PNG o JPEG cuadrada de hasta 500 kB */
      picture?: string;
    };
    /** Conexión de Facebook */
    FacebookInput: {
      /** ID de la página. Está en la página, en Información → Transparencia */
      page_id: string;
      /** Clave de la página. La que da Meta para esta página. */
      access_token: string;
      /** Secreto de la aplicación. Está en Configuración → Básica. Con él se comprueba que los mensajes vienen de Meta. */
      app_secret: string;
      /** Versión de la API */
      api_version?: string;
      /** Saludo. Lo que se lee antes de empezar la conversación */
      greeting?: string;
      /** Mostrar el botón «Empezar» */
      get_started?: boolean;
      /** Preguntas para empezar. Se muestran a quien escribe por primera vez */
      ice_breakers?: string[];
      /** Menú. Queda siempre a mano en la conversación. Necesita el botón «Empezar». */
      menu?: components["schemas"]["MessengerMenuItem"][];
      /** Responder hasta 7 días después. Solo si Meta aprobó «Human Agent» para tu aplicación. Vale para lo que escribe una persona. */
      human_agent?: boolean;
      /** Marcar como leído. El cliente ve los dos tildes azules cuando alguien del equipo lo abre o el chatbot contesta. */
      read_receipts?: boolean;
      /** Mostrar «escribiendo…». Mientras el chatbot prepara la respuesta */
      typing?: boolean;
    };
    FacebookUpdate: {
      /** Clave de la página. Si la dejas vacía, queda la guardada. */
      access_token?: string;
      /** Secreto de la aplicación. Si lo dejas vacío, queda el guardado. */
      app_secret?: string;
      /** Versión de la API */
      api_version?: string;
      /** Saludo. Lo que se lee antes de empezar la conversación */
      greeting?: string;
      /** Mostrar el botón «Empezar» */
      get_started?: boolean;
      /** Preguntas para empezar. Se muestran a quien escribe por primera vez */
      ice_breakers?: string[];
      /** Menú. Queda siempre a mano en la conversación. Necesita el botón «Empezar». */
      menu?: components["schemas"]["MessengerMenuItem"][];
      /** Responder hasta 7 días después. Solo si Meta aprobó «Human Agent» para tu aplicación. Vale para lo que escribe una persona. */
      human_agent?: boolean;
      /** Marcar como leído. El cliente ve los dos tildes azules cuando alguien del equipo lo abre o el chatbot contesta. */
      read_receipts?: boolean;
      /** Mostrar «escribiendo…». Mientras el chatbot prepara la respuesta */
      typing?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Conexión de Telegram */
    TelegramInput: {
      /** Token de Telegram. El que da @BotFather cuando creas tu bot */
      access_token: string;
      /** Saludo. Lo que se lee antes de empezar la conversación */
      greeting?: string;
      /** Mostrar «escribiendo…». Mientras el chatbot prepara la respuesta */
      typing?: boolean;
    };
    TelegramUpdate: {
      /** Token de Telegram. Si lo dejas vacío, queda el guardado. */
      access_token?: string;
      /** Saludo. Lo que se lee antes de empezar la conversación */
      greeting?: string;
      /** Mostrar «escribiendo…». Mientras el chatbot prepara la respuesta */
      typing?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Qué copiar en la plataforma del canal */
    PluginSetup: {
      /** Dirección de los avisos */
      callback_url: string;
      /** Clave de verificación */
      verify_token: string;
      /** Meta puede llegar. La dirección pública usa https y no es de una red interna */
      reachable: boolean;
      /** Telegram puede llegar. La dirección pública usa https en el puerto 443, 80, 88 u 8443 */
      telegram_reachable: boolean;
      /** Versión de la API */
      api_version: string;
    };
    PluginTestStep: {
      /** Paso */
      title: string;
      /** Correcto */
      ok: boolean;
      /** Resultado */
      message: string;
    };
    PluginTest: {
      /** Correcto */
      ok: boolean;
      /** Pasos */
      steps: components["schemas"]["PluginTestStep"][];
    };
    /** Suceso */
    PluginEventKind: "connected" | "account" | "incoming" | "refused" | "sent";
    PluginEvent: {
      id: components["schemas"]["Id"];
      /** Fecha. Format: date-time */
      at: string;
      /** Conexión */
      plugin_id: components["schemas"]["Id"];
      kind: components["schemas"]["PluginEventKind"];
      /** Resultado */
      ok: true | false;
      /** Detalle */
      detail: string;
      /** Contenido. Lo que llegó o salió, sin claves ni textos de personas. */
      payload: { [key: string]: unknown } | null;
    };
    /** Conexión de correo */
    MailboxInput: {
      /** Dirección. Format: email */
      address: string;
      /** Nombre del remitente. Lo que ve el cliente junto a la dirección */
      sender_name?: string;
      /** Usuario. Casi siempre es la dirección */
      user: string;
      /** Contraseña. Si tu proveedor pide una contraseña de aplicación va esa. */
      password: string;
      /** Entrada (IMAP) */
      imap_host: string;
      /** Puerto IMAP */
      imap_port: number;
      /** Cifrado IMAP */
      imap_security: components["schemas"]["MailSecurity"];
      /** Salida (SMTP) */
      smtp_host: string;
      /** Puerto SMTP */
      smtp_port: number;
      /** Cifrado SMTP */
      smtp_security: components["schemas"]["MailSecurity"];
      /** Marcar como leído en el buzón. Si no, los correos que llegan quedan sin leer en tu programa de correo. */
      mark_seen?: boolean;
    };
    MailboxUpdate: {
      /** Nombre del remitente. Lo que ve el cliente junto a la dirección */
      sender_name?: string;
      /** Usuario. Casi siempre es la dirección */
      user?: string;
      /** Contraseña. Si la dejas vacía, queda la guardada. */
      password?: string;
      /** Entrada (IMAP) */
      imap_host?: string;
      /** Puerto IMAP */
      imap_port?: number;
      /** Cifrado IMAP */
      imap_security?: components["schemas"]["MailSecurity"];
      /** Salida (SMTP) */
      smtp_host?: string;
      /** Puerto SMTP */
      smtp_port?: number;
      /** Cifrado SMTP */
      smtp_security?: components["schemas"]["MailSecurity"];
      /** Marcar como leído en el buzón. Si no, los correos que llegan quedan sin leer en tu programa de correo. */
      mark_seen?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Tipo de mensaje */
    MessageKind: "text" | "image" | "video" | "audio" | "document" | "location" | "card" | "carousel";
    /** Acción del botón */
    ButtonType: "response" | "form" | "url" | "phone" | "area" | "restart";
    /** Botón */
    ResponseButton: {
      /** Texto */
      title: string;
      type: components["schemas"]["ButtonType"];
      /** Destino. A dónde lleva el botón, según su acción. */
      target?: string | null;
      /** Descripción */
      description?: string;
    };
    /** Tarjeta */
    ResponseCard: {
      /** Título */
      title: string;
      /** Subtítulo */
      subtitle?: string;
      /** Imagen */
      image?: number | null;
      /** Botones */
      buttons?: components["schemas"]["ResponseButton"][];
    };
    /** Mensaje */
    ResponseMessage: {
      kind: components["schemas"]["MessageKind"];
      /** Texto */
      text?: string;
      /** Variantes. Otras formas de decir lo mismo. */
      variants?: string[];
      /** Epígrafe */
      caption?: string;
      /** Archivo */
      media_id?: number | null;
      /** Latitud */
      latitude?: number;
      /** Longitud */
      longitude?: number;
      /** Espera antes de enviarlo. @default 0 */
      delay_ms?: number;
      /** Tarjetas */
      cards?: components["schemas"]["ResponseCard"][];
    };
    /** Luego. @default none */
    ResponseNext: "none" | "secondary" | "form" | "handoff" | "restart";
    /** Uso. Quién lleva a una respuesta */
    ResponseUse: {
      /** Tipo */
      type: "response" | "secondary" | "quick";
      /** Cómo */
      via: "next" | "button";
      id: components["schemas"]["Id"];
      /** Nombre */
      label: string;
    };
    /** Dato */
    ResponseSlot: {
      /** Entidad */
      entity_id: number;
      /** Pregunta. Si la dejas vacía, usa la pregunta de la entidad. */
      question?: string;
    };
    /** Comparación */
    ConditionOperator: "is" | "is_not" | "present" | "missing";
    /** Condición */
    ResponseCondition: {
      /** Entidad */
      entity_id: number;
      operator: components["schemas"]["ConditionOperator"];
      /** Valor */
      value?: string;
      /** Mensajes */
      messages: components["schemas"]["ResponseMessage"][];
      /** Botones */
      buttons?: components["schemas"]["ResponseButton"][];
    };
    /** Método. POST envía en JSON los datos que pide la respuesta y los que nombra la dirección. No envía otros. */
    WebhookMethod: "GET" | "POST";
    /** Encabezado */
    WebhookHeader: {
      /** Nombre */
      name: string;
      /** Valor. Lo guardamos cifrado. Si lo dejas vacío, queda el de antes. */
      value?: string;
      /** Termina en */
      readonly last4?: string;
    };
    /** Dato de la respuesta */
    WebhookField: {
      /** Variable. En los textos: {{consulta.estado}}. */
      name: string;
      /** Campo. Dónde está en el JSON: pedido.estado o envios.0.fecha. */
      path: string;
    };
    /** Consulta a tu sistema */
    ResponseWebhook: {
      method: components["schemas"]["WebhookMethod"];
      /** Dirección. Puede llevar datos: https://tienda.com/pedidos/{{entidad.pedido}}. */
      url: string;
      /** Encabezados */
      headers?: components["schemas"]["WebhookHeader"][];
      /** Espera (segundos). Si la dejas vacía, la de Configuración, General. */
      timeout_seconds?: number | null;
      /** Datos de la respuesta */
      fields?: components["schemas"]["WebhookField"][];
      /** Si no lo encuentra. Cuando tu sistema responde 404. Después vuelve a pedir el último dato. */
      not_found_text?: string;
      /** Si no responde. Lo dice antes de pasar la conversación a una persona con los datos. */
      fallback_text?: string;
    };
    MainResponseInput: {
      /** Intención */
      intent_id: number;
      /** Categoría */
      category_id?: number | null;
      /** Título */
      title: string;
      /** Preguntas de ejemplo. Formas de preguntar lo mismo; son los ejemplos de la intención. */
      questions?: string[];
      /** Mensajes. Se envían en orden. */
      messages: components["schemas"]["ResponseMessage"][];
      /** Variar respuesta. @default true */
      randomize_variants?: boolean;
      /** Botones */
      buttons?: components["schemas"]["ResponseButton"][];
      /** Canales. Si no eliges ninguno, contesta en todos. */
      channels?: components["schemas"]["Channel"][];
      next?: components["schemas"]["ResponseNext"];
      /** Destino. La respuesta secundaria o el formulario con que sigue. */
      next_id?: number | null;
      /** Etiquetas. La conversación las recibe con esta respuesta. */
      assign_labels?: number[];
      /** Área */
      assign_area_id?: number | null;
      /** Intentos. Cuántas veces repite los botones si el cliente escribe otra cosa y no la entiende. @default 1 */
      attempts?: number;
      /** Datos que pide. Antes de contestar pide, en orden, los que falten. */
      required_entities?: components["schemas"]["ResponseSlot"][];
      /** Intentos por dato. Cuántas veces pide un dato antes de pasar a una persona. @default 2 */
      ask_attempts?: number;
      /** Según el dato. Vale la primera que se cumple. Si no se cumple ninguna, envía los mensajes de arriba. */
      conditions?: components["schemas"]["ResponseCondition"][];
      /** Consulta a tu sistema */
      webhook?: components["schemas"]["ResponseWebhook"] | null;
      /** Activa. @default true */
      enabled?: boolean;
      /** Vigente desde. Format: date-time */
      valid_from?: string | null;
      /** Vigente hasta. Format: date-time */
      valid_until?: string | null;
      version?: components["schemas"]["EntityVersion"];
      /** Preguntas conocidas */
      known_questions?: string[];
    };
    MainResponse: {
      /** Intención */
      intent_id: number;
      /** Categoría */
      category_id?: number | null;
      /** Título */
      title: string;
      /** Preguntas de ejemplo. Formas de preguntar lo mismo; son los ejemplos de la intención. */
      questions: string[];
      /** Mensajes. Se envían en orden. */
      messages: components["schemas"]["ResponseMessage"][];
      /** Variar respuesta. @default true */
      randomize_variants?: boolean;
      /** Botones */
      buttons: components["schemas"]["ResponseButton"][];
      /** Canales. Si no eliges ninguno, contesta en todos. */
      channels: components["schemas"]["Channel"][];
      next: components["schemas"]["ResponseNext"];
      /** Destino. La respuesta secundaria o el formulario con que sigue. */
      next_id?: number | null;
      /** Etiquetas. La conversación las recibe con esta respuesta. */
      assign_labels?: number[];
      /** Área */
      assign_area_id?: number | null;
      /** Intentos. Cuántas veces repite los botones si el cliente escribe otra cosa y no la entiende. @default 1 */
      attempts?: number;
      /** Datos que pide. Antes de contestar pide, en orden, los que falten. */
      required_entities?: components["schemas"]["ResponseSlot"][];
      /** Intentos por dato. Cuántas veces pide un dato antes de pasar a una persona. @default 2 */
      ask_attempts?: number;
      /** Según el dato. Vale la primera que se cumple. Si no se cumple ninguna, envía los mensajes de arriba. */
      conditions?: components["schemas"]["ResponseCondition"][];
      /** Consulta a tu sistema */
      webhook?: components["schemas"]["ResponseWebhook"] | null;
      /** Activa. @default true */
      enabled: boolean;
      /** Vigente desde. Format: date-time */
      valid_from?: string | null;
      /** Vigente hasta. Format: date-time */
      valid_until?: string | null;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Aviso. Qué no volvió con ella */
      readonly notice?: string;
      /** Usos */
      readonly used_count: number;
      /** Último uso. Format: date-time */
      readonly last_used_at?: string | null;
      /** Valoraciones a favor */
      readonly feedback_up?: number;
      /** Valoraciones en contra */
      readonly feedback_down?: number;
      /** Se usa en */
      readonly used_by?: components["schemas"]["ResponseUse"][];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      /** Creada por */
      created_by?: components["schemas"]["Person"] | null;
      /** Modificada por */
      updated_by?: components["schemas"]["Person"] | null;
    };
    /** Tipo */
    SecondaryKind: "follow_up" | "greeting" | "fallback" | "out_of_hours" | "no_agents" | "transfer" | "transfer_present" | "ask_topic" | "ask_reach" | "ask_name" | "ask_thanks" | "ask_skipped" | "waiting_noted" | "waiting_urgent" | "danger" | "danger_gas" | "goodbye" | "media_received" | "voice_received" | "link_received" | "location_received" | "timeout" | "blocked" | "error" | "unanswered" | "clarification" | "doubt" | "complaint" | "datum" | "refusal" | "fallback_last" | "confirm" | "declined" | "queue" | "queue_next" | "waited" | "restart" | "options";
    SecondaryResponseInput: {
      /** Nombre */
      name: string;
      kind: components["schemas"]["SecondaryKind"];
      /** Preguntas. Si agregas preguntas, el chatbot necesita un nuevo entrenamiento. */
      questions?: string[];
      /** Mensajes */
      messages: components["schemas"]["ResponseMessage"][];
      /** Botones */
      buttons?: components["schemas"]["ResponseButton"][];
      /** Canales. Si no eliges ninguno, contesta en todos. */
      channels?: components["schemas"]["Channel"][];
      /** Activa. @default true */
      enabled?: boolean;
      /** Si no entiende */
      retry_text?: string;
      /** Intentos antes de una persona. @default 2 */
      max_attempts?: number;
      /** Pasar al área */
      handoff_area_id?: number | null;
      version?: components["schemas"]["EntityVersion"];
    };
    SecondaryResponse: {
      /** Nombre */
      name: string;
      kind: components["schemas"]["SecondaryKind"];
      /** Preguntas. Si agregas preguntas, el chatbot necesita un nuevo entrenamiento. */
      questions?: string[];
      /** Mensajes */
      messages: components["schemas"]["ResponseMessage"][];
      /** Botones */
      buttons: components["schemas"]["ResponseButton"][];
      /** Canales. Si no eliges ninguno, contesta en todos. */
      channels: components["schemas"]["Channel"][];
      /** Activa. @default true */
      enabled: boolean;
      /** Si no entiende */
      retry_text?: string;
      /** Intentos antes de una persona. @default 2 */
      max_attempts?: number;
      /** Pasar al área */
      handoff_area_id?: number | null;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Aviso. Qué no volvió con ella */
      readonly notice?: string;
      /** Se usa en */
      readonly parents: components["schemas"]["ResponseUse"][];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      /** Creada por */
      created_by?: components["schemas"]["Person"] | null;
      /** Modificada por */
      updated_by?: components["schemas"]["Person"] | null;
    };
    /** Coincidencia. @default contains */
    KeywordMatch: "exact" | "contains" | "starts_with";
    /** Acción. @default none */
    QuickResponseAction: "none" | "contact_form" | "handoff";
    QuickResponseInput: {
      /** Palabras clave */
      keywords: string[];
      match?: components["schemas"]["KeywordMatch"];
      /** Ignorar acentos y mayúsculas. @default true */
      ignore_accents_case?: boolean;
      /** Respuesta */
      answer: string;
      /** Archivo */
      media_id?: number | null;
      /** Botones */
      buttons?: components["schemas"]["ResponseButton"][];
      action?: components["schemas"]["QuickResponseAction"];
      /** Área */
      handoff_area_id?: number | null;
      /** Prioridad. @default 10 */
      priority?: number;
      /** Activa. @default true */
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    QuickResponse: {
      /** Palabras clave */
      keywords: string[];
      match: components["schemas"]["KeywordMatch"];
      /** Ignorar acentos y mayúsculas. @default true */
      ignore_accents_case: boolean;
      /** Respuesta */
      answer: string;
      /** Archivo */
      media_id?: number | null;
      /** Botones */
      buttons?: components["schemas"]["ResponseButton"][];
      action: components["schemas"]["QuickResponseAction"];
      /** Área */
      handoff_area_id?: number | null;
      /** Prioridad. @default 10 */
      priority: number;
      /** Activa. @default true */
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Aviso. Qué no volvió con ella */
      readonly notice?: string;
      /** Compiten. Palabras que también están en otra respuesta */
      readonly competitors?: string[];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    QuickResponseOrder: {
      /** Orden */
      ids: components["schemas"]["Id"][];
    };
    ResponseCategoryInput: {
      /** Categoría */
      name: string;
      version?: components["schemas"]["EntityVersion"];
    };
    ResponseCategory: {
      id: components["schemas"]["Id"];
      /** Categoría */
      name: string;
      /** Respuestas */
      readonly count: number;
      version: components["schemas"]["EntityVersion"];
    };
    QuestionCheckInput: {
      /** Pregunta */
      text: string;
    };
    /** Quién tiene ya esa pregunta */
    QuestionCheck: {
      owner: {
        /** Respuesta */
        response_id: number | null;
        intent_id: components["schemas"]["Id"];
        /** Título */
        title: string;
      } | null;
    };
    QuestionMove: {
      /** Preguntas */
      questions: string[];
      /** Intención */
      intent_id: number;
    };
    /** Resultado de una importación */
    ImportResult: {
      /** Creados */
      created: number;
      /** Modificados */
      updated: number;
      /** Rechazados */
      rejected: {
        /** Fila */
        row: number;
        /** Motivo */
        message: string;
      }[];
    };
    ResponseImportInput: {
      /** Archivo. CSV con los títulos en la primera fila. */
      content: string;
      /** Solo probar. @default false */
      dry_run?: boolean;
    };
    /** Archivo para llevarse */
    ResponseExport: {
      /** Archivo */
      filename: string;
      /** Contenido */
      content: string;
      /** Filas */
      count: number;
    };
    ResponseChoice: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
    };
    /** Entidad */
    ResponseEntity: {
      id: components["schemas"]["Id"];
      /** Clave */
      name: string;
      /** Nombre */
      label: string;
      /** Valores. Los de una lista. De las demás no hay. */
      values: string[];
      /** Pregunta para pedirla */
      prompt_question: string;
    };
    /** A qué puede llevar una respuesta de este chatbot */
    ResponseChoices: {
      /** Intenciones */
      intents: components["schemas"]["ResponseChoice"][];
      /** Respuestas principales */
      responses: components["schemas"]["ResponseChoice"][];
      /** Respuestas secundarias */
      secondary: components["schemas"]["ResponseChoice"][];
      /** Áreas */
      areas: components["schemas"]["ResponseChoice"][];
      /** Etiquetas */
      labels: components["schemas"]["ResponseChoice"][];
      /** Formularios */
      forms: components["schemas"]["ResponseChoice"][];
      /** Entidades */
      entities: components["schemas"]["ResponseEntity"][];
      /** Respuestas por palabra clave. Las que quedaron de un plan sin intenciones; puedes convertirlas. */
      quick: number;
    };
    /** Qué dice el chatbot en una situación mientras nadie escribió otra cosa */
    SystemResponse: {
      kind: components["schemas"]["SecondaryKind"];
      /** Texto original */
      text: string;
      /** Respuesta activa. La que se usa en lugar del texto original */
      response: components["schemas"]["ResponseChoice"] | null;
    };
    DeletedResponse: {
      /** Tipo */
      type: "response" | "secondary";
      id: components["schemas"]["Id"];
      /** Título */
      title: string;
      /** Detalle. Qué intención contesta */
      detail?: string;
      /** Eliminada. Format: date-time */
      deleted_at: string;
      /** Eliminada por */
      deleted_by: components["schemas"]["Person"] | null;
    };
    /** Cuántas respuestas por palabra clave permite el plan */
    QuickResponseLimit: {
      /** Usadas */
      used: number;
      /** Límite del plan */
      limit: number | null;
    };
    IntentQuestions: {
      /** Preguntas de ejemplo */
      questions: string[];
    };
    ResponseLeadInput: {
      /** Texto */
      title: string;
    };
    ResponseLead: {
      /** Lleva a */
      leads_to: string | null;
    };
    /** Cuándo */
    ChatRuleEvent: "request" | "message" | "resolved" | "reopened" | "unanswered";
    /** Dato */
    ChatRuleField: "words" | "channel" | "area" | "label" | "attended" | "priority" | "open" | "time" | "first" | "contact_label" | "contact_group" | "custom";
    /** Comparación */
    ChatRuleOperator: "eq" | "ne" | "in" | "contains" | "lacks" | "starts" | "gt" | "lt" | "before_days" | "within_days" | "present" | "absent";
    /** Día y hora */
    ChatRuleTime: {
      /** Días. El primer día es lunes. */
      days: number[];
      /** Desde */
      from: string;
      /** Hasta */
      to: string;
    };
    /** Condición */
    ChatRuleCondition: {
      field: components["schemas"]["ChatRuleField"];
      /** Clave del dato propio */
      key?: string | null;
      operator: components["schemas"]["ChatRuleOperator"];
      /** Valor */
      value?: (string | number | boolean | null) | (string | number)[] | components["schemas"]["ChatRuleTime"];
      hidden?: components["schemas"]["HiddenPlace"];
    };
    /** Acción */
    ChatRuleNoticeType: "notify";
    /** Aviso */
    ChatRuleNotice: {
      type: components["schemas"]["ChatRuleNoticeType"];
      /** Personas */
      user_ids: components["schemas"]["Id"][];
    };
    /** Acción */
    ChatRuleFormType: "form";
    /** Formulario */
    ChatRuleForm: {
      type: components["schemas"]["ChatRuleFormType"];
      /** Formulario */
      form_id: components["schemas"]["Id"];
    };
    /** Acción */
    ChatRuleAction: components["schemas"]["ChatAction"] | components["schemas"]["ChatRuleNotice"] | components["schemas"]["ChatRuleForm"];
    /** Regla */
    ChatRule: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Encendida. Pruébala antes de encenderla. @default false */
      enabled: boolean;
      event: components["schemas"]["ChatRuleEvent"];
      /** Minutos sin respuesta. Desde el primer mensaje que el equipo no contestó. */
      minutes: number | null;
      match: components["schemas"]["RuleMatch"];
      /** Condiciones. Si no agregas ninguna, la regla vale siempre. */
      conditions: components["schemas"]["ChatRuleCondition"][];
      /** Acciones. Una regla responde como mucho 5 veces por hora en cada conversación. */
      actions: components["schemas"]["ChatRuleAction"][];
      /** No seguir con otras reglas. Si esta regla vale, no miramos las que siguen. @default false */
      stop: boolean;
      /** Orden */
      readonly position: number;
      /** Problemas. Lo que la regla nombra y ya no existe: esas acciones fallan y esas condiciones no se cumplen. */
      readonly problems: string[];
      /** Veces en 30 días */
      readonly runs: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      version: components["schemas"]["EntityVersion"];
    };
    /** Regla */
    ChatRuleInput: {
      /** Nombre */
      name: string;
      /** Encendida. Pruébala antes de encenderla. @default false */
      enabled?: boolean;
      event: components["schemas"]["ChatRuleEvent"];
      /** Minutos sin respuesta. Desde el primer mensaje que el equipo no contestó. */
      minutes?: number | null;
      match?: components["schemas"]["RuleMatch"];
      /** Condiciones. Si no agregas ninguna, la regla vale siempre. */
      conditions?: components["schemas"]["ChatRuleCondition"][];
      /** Acciones. Una regla responde como mucho 5 veces por hora en cada conversación. */
      actions: components["schemas"]["ChatRuleAction"][];
      /** No seguir con otras reglas. Si esta regla vale, no miramos las que siguen. @default false */
      stop?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Orden de la regla */
    ChatRulePosition: {
      /** Orden */
      position: number;
    };
    /** Encender o apagar */
    ChatRuleSwitch: {
      /** Encendida */
      enabled: boolean;
    };
    /** Prueba de una regla */
    ChatRuleTrial: {
      event: components["schemas"]["ChatRuleEvent"];
      /** Minutos sin respuesta */
      minutes?: number | null;
      match?: components["schemas"]["RuleMatch"];
      /** Condiciones */
      conditions?: components["schemas"]["ChatRuleCondition"][];
      /** Acciones */
      actions: components["schemas"]["ChatRuleAction"][];
      /** Días hacia atrás. @default 7 */
      days?: number;
      /** Antes de. Format: date-time. El next de la página anterior. */
      before?: string | null;
    };
    /** Ejemplo */
    ChatRuleSample: {
      chat_id: components["schemas"]["Id"];
      /** Cliente */
      user_name: string;
      /** Fecha. Format: date-time */
      at: string;
      /** Mensaje */
      text: string;
      /** Palabras */
      matched: string[];
    };
    /** Resultado de la prueba */
    ChatRulePreview: {
      /** Miradas */
      checked: number;
      /** Veces que habría valido */
      count: number;
      /** Ejemplos */
      samples: components["schemas"]["ChatRuleSample"][];
      /** Qué haría */
      does: string[];
      /** Siguiente. Format: date-time. Nada si no hay más que mirar. */
      next: string | null;
    };
    /** Resultado */
    ChatRuleResult: "pending" | "done" | "partial" | "failed";
    /** Vez que actuó una regla */
    ChatRuleRun: {
      id: components["schemas"]["Id"];
      /** Fecha. Format: date-time */
      at: string;
      /** Regla actual */
      rule_id: number | null;
      /** Regla */
      rule_name: string;
      event: components["schemas"]["ChatRuleEvent"];
      chat_id: components["schemas"]["Id"];
      /** Cliente */
      user_name: string;
      /** Palabras */
      matched: string[];
      result: components["schemas"]["ChatRuleResult"];
      /** Qué hizo */
      done: string[];
      /** Qué no pudo hacer */
      failed: string[];
    };
    /** Además */
    SmallTalkEffect: "none" | "closing" | "menu" | "person" | "question" | "handoff";
    SmallTalkInput: {
      /** Activa. Si la apagas, estos mensajes se leen como cualquier otro. */
      enabled: boolean;
      /** Tu respuesta. Si la dejas vacía, el chatbot usa la suya, con el trato que elegiste. */
      answer?: string;
      /** Otras frases. Lo que escriben tus clientes cuando quieren decir esto. */
      phrases?: string[];
      version?: components["schemas"]["EntityVersion"];
    };
    /** Frase común */
    SmallTalk: {
      /** Activa. Si la apagas, estos mensajes se leen como cualquier otro. */
      enabled: boolean;
      /** Tu respuesta. Si la dejas vacía, el chatbot usa la suya, con el trato que elegiste. */
      answer: string;
      /** Otras frases. Lo que escriben tus clientes cuando quieren decir esto. */
      phrases: string[];
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      /** Tema */
      readonly name: string;
      /** Frases */
      readonly samples: string[];
      /** Qué contesta */
      readonly said: string;
      readonly effect: components["schemas"]["SmallTalkEffect"];
      /** Editada el. Format: date-time */
      readonly updated_at: string | null;
    };
    /** Tema. @default other */
    SynonymTheme: "delivery" | "payment" | "shopping" | "service" | "time" | "food" | "clothes" | "health" | "home" | "tools" | "housing" | "vehicles" | "technology" | "people" | "other";
    /** Origen */
    SynonymOrigin: "shipped" | "changed" | "own";
    /** Grupo de sinónimos */
    SynonymGroup: {
      id: components["schemas"]["Id"];
      /** Grupo */
      readonly name: string;
      /** Palabras. Significan lo mismo para tus clientes: lo que aprende de una vale para todas. */
      words: string[];
      theme: components["schemas"]["SynonymTheme"];
      /** Activo. @default true */
      enabled: boolean;
      readonly origin: components["schemas"]["SynonymOrigin"];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      version: components["schemas"]["EntityVersion"];
    };
    /** Grupo de sinónimos */
    SynonymGroupInput: {
      /** Palabras. Significan lo mismo para tus clientes: lo que aprende de una vale para todas. */
      words: string[];
      theme?: components["schemas"]["SynonymTheme"];
      /** Activo. @default true */
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** País */
    Country: "AR" | "BO" | "CL" | "CO" | "CR" | "CU" | "EC" | "SV" | "ES" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "DO" | "UY" | "VE";
    NewBot: {
      /** Nombre del negocio. Tus clientes lo ven cuando te escriben. Puedes cambiarlo luego. */
      name: string;
      /** Rubro. Las preguntas y respuestas con las que empieza. Puedes cambiarlas luego. */
      template: string | null;
      country: components["schemas"]["Country"];
      timezone: components["schemas"]["TimeZone"];
    };
    BotTemplate: {
      /** Clave */
      key: string;
      /** Rubro */
      trade: string;
      /** Descripción */
      description: string;
    };
    /** Estado */
    BotSpecialState: "chatbot_on" | "chatbot_off";
    /** Estado */
    BotOnOff: "on" | "off";
    BotStateInput: {
      botState: components["schemas"]["BotOnOff"];
      /** Mensaje para los clientes. Lo que leen tus clientes mientras el chatbot está apagado. */
      message?: string;
    };
    /** Estado */
    ChannelStatus: "connected" | "degraded" | "disconnected" | "not_configured";
    ChannelState: {
      channel: components["schemas"]["Channel"];
      status: components["schemas"]["ChannelStatus"];
      /** Desde. Format: date-time */
      since: string | null;
      /** Último mensaje. Format: date-time */
      last_message_at: string | null;
      /** Último error */
      last_error: string | null;
      /** Motivo de la desconexión */
      disconnection_reason: string | null;
    };
    BotModel: {
      /** Versión */
      version: string;
      /** Número. Cada chatbot cuenta los suyos. */
      number: number;
      /** Entrenado. Format: date-time */
      trained_at: string;
      /** Ejemplos */
      examples: number;
      /** Intenciones */
      intents: number;
      /** Acierto */
      accuracy: number | null;
    };
    PendingChange: {
      resource: components["schemas"]["ChangeResource"];
      /** Cambios */
      count: number;
      /** Desde. Format: date-time */
      since: string;
    };
    BotState: {
      botState: components["schemas"]["BotOnOff"];
      special_state: components["schemas"]["BotSpecialState"];
      /** Puede encenderlo y apagarlo */
      may_switch: boolean;
      training: components["schemas"]["Training"];
      /** Modelo */
      model: components["schemas"]["BotModel"] | null;
      /** Cambios sin entrenar */
      pending_changes: components["schemas"]["PendingChange"][];
      /** Canales */
      channels: components["schemas"]["ChannelState"][];
      /** Cola */
      queue: {
        /** En espera */
        waiting: number;
        /** Espera más larga */
        oldest_seconds: number | null;
      } | null;
      /** Consumo */
      quotas: components["schemas"]["Usage"][];
      /** Último incidente */
      last_incident: components["schemas"]["Incident"] | null;
    };
    Incident: {
      /** Fecha. Format: date-time */
      at: string;
      /** Incidente */
      message: string;
      /** Resuelto. Format: date-time */
      resolved_at: string | null;
    };
    TeamUser: {
      user_id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Usuario */
      username: string;
      /** Correo */
      email: string | null;
      role_id: components["schemas"]["RoleId"];
      role: components["schemas"]["Role"];
      permissions: components["schemas"]["BotPermissions"];
      /** Áreas. Áreas cuyas conversaciones atiende */
      area_ids: number[];
      connected: components["schemas"]["ConnectedState"];
      availability: components["schemas"]["TeamAvailability"];
      /** Última conexión. Format: date-time */
      last_seen: string | null;
      /** En el equipo desde. Format: date-time */
      created_at: string;
    };
    /** Disponibilidad */
    Availability: "available" | "away" | "paused";
    /** Disponibilidad. Si atiende conversaciones; sin valor para quien nunca abrió la consola */
    TeamAvailability: components["schemas"]["Availability"] | null;
    /** Disponibilidad */
    AvailabilityInput: { availability: components["schemas"]["Availability"] };
    /** Disponibilidad */
    AvailabilityState: {
      availability: components["schemas"]["Availability"];
      /** La que eligió. Vuelve cuando la persona vuelve */
      chosen: components["schemas"]["Availability"];
      /** Minutos sin actividad. Después de ellos queda ausente */
      idle_minutes: number;
    };
    /** La persona entera, como se leyó. Solo cambian los permisos y las áreas; lo demás se ignora. */
    TeamUserEdit: {
      user_id?: components["schemas"]["Id"];
      /** Nombre */
      name?: string;
      /** Usuario */
      username?: string;
      /** Correo */
      email?: string | null;
      role_id?: components["schemas"]["RoleId"];
      role?: components["schemas"]["Role"];
      permissions: components["schemas"]["BotPermissions"];
      /** Áreas. Áreas cuyas conversaciones atiende */
      area_ids?: number[];
      connected?: components["schemas"]["ConnectedState"];
      availability?: components["schemas"]["TeamAvailability"];
      /** Última conexión. Format: date-time */
      last_seen?: string | null;
      /** En el equipo desde. Format: date-time */
      created_at?: string;
    };
    TeamRoleInput: { role_id: components["schemas"]["RoleId"] };
    InvitationInput: {
      /** Correo. Format: email */
      email: string;
      /** Si no eliges otro, entra como Operador. */
      role_id?: components["schemas"]["RoleId"];
    };
    Invitation: {
      id: components["schemas"]["Id"];
      /** Correo */
      email: string;
      role_id: components["schemas"]["RoleId"];
      /** Enviada por */
      invited_by: string | null;
      /** Enviada. Format: date-time */
      created_at: string;
      /** Vence. Format: date-time */
      expires_at: string;
    };
    /** Lo que ve quien abre el enlace de una invitación */
    InvitationLink: {
      /** Chatbot */
      bot_name: string;
      /** Correo */
      email: string;
      role_id: components["schemas"]["RoleId"];
      /** Enviada por */
      invited_by: string | null;
      /** Vence. Format: date-time */
      expires_at: string;
      /** El correo ya tiene una cuenta y se entra con ella */
      registered: boolean;
    };
    /** Estado */
    WhatsappTemplateStatus: "approved" | "flagged" | "pending" | "rejected" | "paused" | "disabled" | "archived" | "removed";
    /** Encabezado */
    WhatsappTemplateHeader: {
      kind: components["schemas"]["TemplateHeaderKind"];
      /** Texto */
      text: string | null;
    };
    /** Botón */
    WhatsappTemplateButton: {
      kind: components["schemas"]["TemplateButtonKind"];
      /** Texto */
      title: string;
      /** Destino */
      target: string | null;
    };
    /** Tipo de dato */
    WhatsappTemplateFieldKind: "text" | "link" | "code" | "image" | "video" | "document" | "location";
    /** Dato. Lo que completa quien la envía */
    WhatsappTemplateField: {
      /** Clave. Su lugar: body.1, body.nombre, header.1, button.0; header si es un archivo o una ubicación */
      key: string;
      kind: components["schemas"]["WhatsappTemplateFieldKind"];
      /** Nombre */
      name: string;
      /** Ejemplo */
      example: string | null;
    };
    /** Plantilla de WhatsApp */
    WhatsappTemplate: {
      id: components["schemas"]["Id"];
      /** Cuenta de WhatsApp */
      waba_id: string;
      /** Nombre */
      name: string;
      /** Idioma */
      language: string;
      category: components["schemas"]["TemplateCategory"];
      status: components["schemas"]["WhatsappTemplateStatus"];
      /** Motivo */
      reason: string | null;
      quality: components["schemas"]["QualityRating"];
      header: components["schemas"]["WhatsappTemplateHeader"];
      /** Mensaje */
      body: string;
      /** Pie */
      footer: string | null;
      /** Botones */
      buttons: components["schemas"]["WhatsappTemplateButton"][];
      /** Datos */
      fields: components["schemas"]["WhatsappTemplateField"][];
      /** Por qué no se envía. Sin valor si puedes enviarla ahora */
      obstacle: string | null;
      /** Consultada. Format: date-time */
      synced_at: string;
    };
    /** Consulta de plantillas de WhatsApp */
    WhatsappTemplateSync: {
      /** Plantillas de WhatsApp */
      templates: number;
      /** Qué pasa */
      problem: string | null;
    };
    /** Plantillas de WhatsApp de una conversación */
    ChatTemplates: {
      /** Plantillas de WhatsApp */
      templates: components["schemas"]["WhatsappTemplate"][];
      /** Consultadas. Format: date-time */
      synced_at: string | null;
      /** Qué pasa */
      problem: string | null;
    };
    /** Número de WhatsApp */
    ChatNumber: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Teléfono. Como lo muestra WhatsApp */
      phone: string;
    };
    /** Números de WhatsApp */
    ChatNumbers: {
      /** Números */
      numbers: components["schemas"]["ChatNumber"][];
    };
    /** Conversación empezada */
    ChatStarted: { chat: components["schemas"]["ChatItem"]; message: components["schemas"]["ChatMessage"] };
    /** Empezar una conversación por WhatsApp */
    ChatStartInput: {
      /** Escribir desde */
      number_id: components["schemas"]["Id"];
      /** Contacto */
      contact_id?: components["schemas"]["Id"];
      /** Teléfono. En vez del contacto. Sin código de país, es del país del número. */
      phone?: string;
      /** Nombre del contacto. De quien todavía no está en la agenda */
      name?: string;
      /** Plantilla de WhatsApp */
      template_id: components["schemas"]["Id"];
      /** Datos. Por clave de cada dato de texto */
      values?: { [key: string]: string };
      /** Archivo del encabezado */
      media_id?: components["schemas"]["Id"];
      /** Ubicación del encabezado */
      location?: {
        /** Latitud */
        latitude: number;
        /** Longitud */
        longitude: number;
        /** Lugar */
        name: string;
        /** Dirección */
        address: string;
      };
    };
    /** Enviar una plantilla de WhatsApp */
    ChatTemplateInput: {
      /** Conversación */
      id: components["schemas"]["Id"];
      /** Destinatario. sender_id de la conversación */
      target_id: string;
      /** Plantilla de WhatsApp */
      template_id: components["schemas"]["Id"];
      /** Datos. Por clave de cada dato de texto */
      values?: { [key: string]: string };
      /** Archivo del encabezado */
      media_id?: components["schemas"]["Id"];
      /** Ubicación del encabezado */
      location?: {
        /** Latitud */
        latitude: number;
        /** Longitud */
        longitude: number;
        /** Lugar */
        name: string;
        /** Dirección */
        address: string;
      };
    };
    /** Modelo. @default published */
    ModelChoice: "published" | "draft";
    TestMessageInput: {
      /** Prueba */
      session: string;
      /** Mensaje. Solo puede faltar si hay un archivo. */
      text: string;
      /** Con un archivo. Como si el cliente mandara un archivo. @default false */
      files?: boolean;
      channel?: components["schemas"]["Channel"];
      model?: components["schemas"]["ModelChoice"];
      /** Contacto */
      contact_id?: number | null;
      /** Simular fecha y hora. Format: date-time */
      at?: string | null;
    };
    TestIntent: {
      intent_id: components["schemas"]["Id"];
      /** Intención */
      name: string;
      /** Confianza */
      confidence: number;
    };
    TestEntity: {
      /** Entidad */
      entity: string;
      /** Valor */
      value: string;
      /** Desde */
      start: number;
      /** Hasta */
      end: number;
    };
    /** Botón. Como se ofrece; los del sistema pueden ser más largos que los que se escriben. */
    TestButton: {
      /** Texto */
      title: string;
      type: components["schemas"]["ButtonType"];
      /** Destino */
      target?: string | null;
      /** Descripción */
      description?: string;
    };
    /** Mensaje */
    TestReply: {
      message: components["schemas"]["ResponseMessage"];
      /** Botones */
      buttons: components["schemas"]["TestButton"][];
    };
    /** Modelo que contestó */
    TestModel: {
      /** Entrenamiento */
      run_id: number | null;
      /** Número. Cada chatbot cuenta los suyos. */
      number: number | null;
      /** Hay un modelo */
      trained: boolean;
    };
    /** Lo que el chatbot contesta y por qué */
    TestTurn: {
      /** Mensajes */
      replies: components["schemas"]["TestReply"][];
      rule: components["schemas"]["BotRule"];
      /** Decidió. El botón, la palabra clave o la palabra que decidió */
      by: string | null;
      /** Intenciones */
      intents: components["schemas"]["TestIntent"][];
      /** Confianza necesaria */
      threshold: number | null;
      /** Entidades */
      entities: components["schemas"]["TestEntity"][];
      /** Datos de la conversación */
      slots: components["schemas"]["SlotExplanation"] | null;
      /** Contexto */
      context: components["schemas"]["ReadingContext"] | null;
      state: components["schemas"]["TestState"];
      /** Intención */
      intent_id: number | null;
      /** Respuesta */
      response_id: number | null;
      /** Título de la respuesta */
      response: string | null;
      /** Paso del formulario */
      form_step: string | null;
      /** Pasó a una persona */
      handoff: boolean;
      /** Motivo de la derivación */
      handoff_reason: components["schemas"]["HandoffReason"] | null;
      /** Por qué pasó */
      handoff_text: string | null;
      /** Área */
      area: string | null;
      /** Etiquetas que se ponen */
      labels: number;
      model: components["schemas"]["TestModel"];
      /** Demora (ms) */
      milliseconds: number;
      /** Comprensión (ms) */
      understanding_milliseconds: number;
    };
    /** Algo que el chatbot tiene presente en una conversación */
    DialogueStateRow: {
      /** Clave. La misma en cada mensaje, para comparar. */
      key: string;
      /** Qué es */
      label: string;
      /** Valor. Los datos reservados van tapados. */
      value: string;
      /** Hasta cuándo o cuántas veces */
      detail: string | null;
    };
    /** Lo que el chatbot tiene presente para leer el próximo mensaje */
    DialogueStateView: {
      /** Estado */
      rows: components["schemas"]["DialogueStateRow"][];
    };
    /** Estado */
    TestState: {
      before: components["schemas"]["DialogueStateView"];
      after: components["schemas"]["DialogueStateView"];
    };
    TestContact: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Teléfono */
      phone: string;
    };
    TestReset: {
      /** Prueba */
      session: string;
    };
    /** Paso */
    TestStep: {
      /** El cliente dice */
      user: string;
      /** Intención esperada */
      intent_id?: number | null;
      /** Respuesta esperada */
      response_id?: number | null;
      /** Formulario esperado */
      form_id?: number | null;
      /** Debe pasar a una persona. @default false */
      handoff?: boolean;
    };
    TestCaseInput: {
      /** Nombre */
      name: string;
      /** Pasos */
      steps: components["schemas"]["TestStep"][];
      /** Probar en cada entrenamiento. @default true */
      run_after_training?: boolean;
      /** No publicar el modelo si falla. @default false */
      blocks_transfer?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Resultado */
    TestResult: "passed" | "failed" | "never";
    TestCase: {
      /** Nombre */
      name: string;
      /** Pasos */
      steps: components["schemas"]["TestStep"][];
      /** Probar en cada entrenamiento. @default true */
      run_after_training: boolean;
      /** No publicar el modelo si falla. @default false */
      blocks_transfer: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      last_result: components["schemas"]["TestResult"];
      /** Última ejecución. Format: date-time */
      last_run_at: string | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    TestRunInput: {
      /** Casos. Si no eliges ninguno, los prueba todos. */
      ids?: components["schemas"]["Id"][];
      model?: components["schemas"]["ModelChoice"];
    };
    TestRun: {
      /** Comparado con el anterior */
      compared: boolean;
      /** Correctos */
      passed: number;
      /** Fallidos */
      failed: number;
      /** Casos */
      cases: {
        id: components["schemas"]["Id"];
        /** Nombre */
        name: string;
        result: components["schemas"]["TestResult"];
        /** Distinto del modelo anterior */
        changed: boolean;
        /** Diferencias */
        failures: string[];
        /** Cambios. Qué contesta distinto del modelo anterior */
        differences: string[];
      }[];
    };
    /** Mensaje */
    TestBatchMessage: {
      /** Mensaje */
      text: string;
      /** Intención esperada. Su nombre; no importan mayúsculas ni tildes. */
      expected?: string | null;
    };
    TestBatchText: {
      /** Mensajes. Uno por línea, hasta 500. La intención que esperas va en una segunda columna, como la pega una planilla. */
      content: string;
    };
    TestBatchList: {
      /** Mensajes */
      messages: components["schemas"]["TestBatchMessage"][];
      /** Repetidos que dejamos afuera */
      repeated: number;
      /** Líneas con errores. Las primeras. */
      rejected: components["schemas"]["TestBatchRejection"][];
      /** Líneas con errores en total */
      rejected_total: number;
    };
    TestBatchRejection: {
      /** Línea */
      line: number;
      /** Motivo */
      reason: string;
      /** Intención que no existe. Como está escrita en la línea. */
      unknown: string | null;
      /** Intenciones de nombre parecido */
      nearest: string[];
      /** Podría ser parte del mensaje. La separa un signo que también se usa al escribir. */
      guessed: boolean;
    };
    TestBatchInput: {
      /** Mensajes */
      messages: components["schemas"]["TestBatchMessage"][];
      model?: components["schemas"]["ModelChoice"];
      /** Comparar con. El entrenamiento cuyo modelo contesta también. */
      compare?: number | null;
    };
    /** Qué hizo */
    TestBatchOutcome: "answered" | "asked" | "handed";
    /** Cambio */
    TestBatchChange: "better" | "worse" | "changed" | "same";
    /** Lo que un modelo entendió de un mensaje y qué hizo el chatbot */
    TestBatchReading: {
      outcome: components["schemas"]["TestBatchOutcome"];
      rule: components["schemas"]["BotRule"];
      /** Intención */
      intent_id: number | null;
      /** Intención que entendió */
      intent: string | null;
      /** Lo más parecido. La primera intención, aunque no le alcance la confianza. */
      likely: string | null;
      /** Confianza */
      confidence: number | null;
      /** Respuesta. Su título o lo que decidió. */
      answer: string | null;
      /** Lo esperado */
      right: boolean | null;
    };
    TestBatchRow: {
      /** Mensaje */
      text: string;
      /** Intención esperada */
      expected: string | null;
      now: components["schemas"]["TestBatchReading"];
      /** El otro modelo */
      before: components["schemas"]["TestBatchReading"] | null;
      /** Cambio */
      change: components["schemas"]["TestBatchChange"] | null;
    };
    TestBatchResult: {
      model: components["schemas"]["TestModel"];
      /** El otro modelo */
      compared: components["schemas"]["TestModel"] | null;
      /** Resultados */
      rows: components["schemas"]["TestBatchRow"][];
    };
    /** Mensaje de un cliente */
    RecentMessage: {
      /** Mensaje. Con otros datos en lugar de los personales. */
      text: string;
      /** Veces */
      count: number;
      /** Tenía datos personales */
      masked: boolean;
      /** Mensajes */
      message_ids: components["schemas"]["Id"][];
    };
    RecentMessages: {
      /** Días */
      days: number;
      /** Mensajes leídos */
      read: number;
      /** Solo cortesías */
      courtesies: number;
      /** Sin lugar. Distintos que no entraron en la lista. */
      left_out: number;
      /** Mensajes */
      messages: components["schemas"]["RecentMessage"][];
    };
    /** Un caso de prueba hecho con una conversación real, todavía sin guardar */
    ChatCase: {
      /** Nombre */
      name: string;
      /** Pasos */
      steps: components["schemas"]["TestStep"][];
      /** Datos personales que cambiamos */
      masked: number;
      /** Mensajes sin texto. Quedan afuera. */
      files: number;
      /** Mensajes anteriores. Quedan afuera. */
      earlier: number;
      /** Pasó a una persona. El caso termina ahí. */
      handed: boolean;
    };
    /** Conversación */
    TestChat: {
      id: components["schemas"]["Id"];
      /** Cliente */
      user_name: string;
      channel: components["schemas"]["Channel"];
      /** Mensajes que leyó el chatbot */
      messages: number;
      /** Último mensaje. Format: date-time */
      at: string;
      /** Último mensaje que leyó */
      text: string;
    };
    /** Entrenamiento */
    TrainingState: "active" | "untrained" | "pending" | "maintenance" | "training" | "sync" | "sync_finished" | "server_manager" | "server_manager_finished" | "train" | "train_finished" | "error_catcher" | "error_catcher_finished" | "transfer_manager" | "transfer_manager_finished" | "reboot" | "draft_models" | "draft_models_finished" | "error" | "sync_error" | "server_manager_error" | "train_error" | "error_catcher_error" | "transfer_manager_error" | "draft_models_error";
    TrainingError: {
      stage: components["schemas"]["TrainingState"];
      /** Error */
      message: string;
      /** Qué hacer */
      help: string;
    };
    /** El entrenamiento en curso o el último */
    Training: {
      /** ID */
      id: number | null;
      state: components["schemas"]["TrainingState"];
      /** Avance */
      progress: number;
      /** Etapa */
      message: string;
      /** Comienzo. Format: date-time */
      started_at: string | null;
      /** Fin. Format: date-time */
      finished_at: string | null;
      /** Iniciado por */
      started_by: components["schemas"]["Person"] | null;
      /** Error */
      error: components["schemas"]["TrainingError"] | null;
      /** Tiempo restante */
      estimated_seconds: number | null;
      /** Cambios sin entrenar */
      pending_changes?: number;
    };
    /** Un entrenamiento del historial */
    TrainingRun: {
      id: components["schemas"]["Id"];
      /** Número. Cada chatbot cuenta los suyos. */
      number: number;
      state: components["schemas"]["TrainingState"];
      /** Comienzo. Format: date-time */
      started_at: string;
      /** Fin. Format: date-time */
      finished_at: string | null;
      /** Iniciado por */
      started_by: components["schemas"]["Person"] | null;
      /** Ejemplos */
      examples: number;
      /** Intenciones */
      intents: number;
      /** Acierto */
      accuracy: number | null;
      /** En uso */
      active: boolean;
      result: components["schemas"]["TrainingResult"];
      /** Puedes volver a él. Guardamos solo los modelos más recientes. */
      restorable: boolean;
      /** Duración */
      seconds: number | null;
    };
    /** Resultado */
    TrainingResult: "running" | "done" | "cancelled" | "failed";
    TrainingRestore: {
      /** Modelo. Entrenamiento cuyo modelo vuelve a contestar. */
      id: number;
    };
    NamedIntent: {
      id: components["schemas"]["Id"];
      /** Intención */
      name: string;
    };
    /** Motivo */
    WeakReason: "few_examples" | "low_recall" | "crowded_out";
    /** Lo que se encontró al revisar un modelo */
    TrainingReport: {
      id: components["schemas"]["Id"];
      /** Número. Cada chatbot cuenta los suyos. */
      number: number;
      /** Fecha. Format: date-time */
      at: string;
      /** Ejemplos */
      examples: number;
      /** Intenciones */
      intents: number;
      /** Acierto. Cuántos de los ejemplos que no había visto entiende bien. */
      accuracy: number;
      /** Equilibrio entre intenciones. Promedio de todas las intenciones, aunque tengan pocos ejemplos (F1). */
      macro_f1: number;
      /** Confianza mínima sugerida. Con menos confianza el chatbot no contesta y vuelve a preguntar. */
      threshold: number;
      /** Intenciones que se confunden */
      confused: {
        intent: components["schemas"]["NamedIntent"];
        predicted: components["schemas"]["NamedIntent"];
        /** Ejemplos confundidos */
        count: number;
        /** Ejemplos */
        examples: {
          id: components["schemas"]["Id"];
          /** Ejemplo */
          text: string;
          /** Confianza */
          confidence: number;
        }[];
      }[];
      /** Intenciones débiles */
      weak: {
        intent: components["schemas"]["NamedIntent"];
        /** Ejemplos */
        examples: number;
        /** Reconocidos */
        recall: number | null;
        /** Motivos */
        reasons: components["schemas"]["WeakReason"][];
      }[];
      /** Ejemplos en conflicto. Casi iguales y de intenciones distintas */
      conflicts: {
        /** Parecido */
        similarity: number;
        /** Ejemplos */
        examples: {
          id: components["schemas"]["Id"];
          /** Ejemplo */
          text: string;
          intent: components["schemas"]["NamedIntent"];
        }[];
      }[];
      /** Entidades sin usar */
      unused_entities: components["schemas"]["NamedIntent"][];
      /** Ejemplos sin usar. Por revisar o rechazados */
      unused_examples: number;
      /** Intenciones sin respuesta */
      unanswered: components["schemas"]["NamedIntent"][];
      /** Respuestas sin ejemplos */
      untaught: components["schemas"]["NamedIntent"][];
      /** Cuánto ayudan más ejemplos. No está en los informes de antes */
      learning?: {
        /** Parte de los ejemplos */
        share: number;
        /** Acierto */
        accuracy: number;
      }[];
      /** Botones que no llevan a nada. No está en los informes de antes */
      broken_buttons?: {
        response: {
          /** Tipo */
          type: "response" | "secondary" | "quick";
          id: components["schemas"]["Id"];
          /** Respuesta */
          name: string;
        };
        /** Botón */
        button: string;
      }[];
      /** Pruebas */
      checks: components["schemas"]["TrainingCheck"][];
    };
    /** Lo que dio un grupo de pruebas del chatbot */
    TrainingCheck: {
      /** Prueba */
      name: string;
      /** Correctas */
      passed: number;
      /** Fallidas */
      failed: number;
      /** Impidió publicar el modelo */
      blocking: boolean;
      /** Diferencias */
      failures: string[];
    };
    /** Tipo */
    UpdateKind: "novedad" | "mejora" | "correccion" | "aviso";
    Update: {
      id: components["schemas"]["Id"];
      /** Versión */
      version: string;
      /** Título */
      title: string;
      /** Texto */
      body: string;
      /** Publicación. Format: date-time */
      published_at: string;
      kind: components["schemas"]["UpdateKind"];
      /** Imagen */
      image: string | null;
      /** Fijada */
      pinned: boolean;
      /** Leída */
      read: boolean;
    };
    /** Según JSON Feed 1.1 */
    UpdateFeed: {
      /** Versión del formato */
      version: string;
      /** Título */
      title: string;
      /** Página */
      home_page_url: string;
      /** Dirección de las novedades */
      feed_url: string;
      /** Idioma */
      language: string;
      /** Novedades */
      items: {
        /** ID */
        id: string;
        /** Dirección */
        url: string;
        /** Título */
        title: string;
        /** Texto */
        content_text: string;
        /** Publicación. Format: date-time */
        date_published: string;
        /** Tipo */
        tags: string[];
      }[];
    };
    /** Autor */
    WebchatAuthor: "visitor" | "bot" | "agent";
    /** Tipo de botón */
    WebchatButtonType: "response" | "url" | "phone";
    /** Botón */
    WebchatButton: {
      /** Texto */
      title: string;
      type: components["schemas"]["WebchatButtonType"];
      /** Destino. Dirección o teléfono */
      target: string | null;
    };
    /** Archivo */
    WebchatFile: {
      /** Archivo */
      id: string;
      /** Nombre */
      filename: string;
      type: components["schemas"]["MediaType"];
      /** Tamaño. Bytes */
      size: number;
    };
    /** Mensaje. Un mensaje como lo ve quien escribe desde una página. Lo interno no se le muestra. */
    WebchatMessage: {
      /** Número. Crece con cada mensaje de la conversación */
      id: number;
      from: components["schemas"]["WebchatAuthor"];
      /** Quién atiende */
      name: string | null;
      /** Texto */
      text: string;
      /** Fecha. Format: date-time */
      at: string;
      /** Archivos */
      files: components["schemas"]["WebchatFile"][];
      /** Botones */
      buttons: components["schemas"]["WebchatButton"][];
      /** Clave. La que dio el cliente al enviarlo */
      key: string | null;
      reply_to?: components["schemas"]["WebchatQuote"];
      /** Reacción. La del equipo a un mensaje de quien escribe */
      reaction?: string;
      /** Eliminado. Quien lo escribió lo eliminó; no trae nada más */
      deleted?: boolean;
    };
    /** Mensaje al que responde */
    WebchatQuote: {
      /** Número */
      id: number;
      from: components["schemas"]["WebchatAuthor"];
      /** Texto. El del mensaje, o el nombre de su archivo */
      text: string;
    };
    /** Mensajes */
    WebchatMessages: {
      /** Mensajes. Del más viejo al más nuevo */
      data: components["schemas"]["WebchatMessage"][];
      /** Hay más */
      more: boolean;
    };
    /** Aspecto y comportamiento del widget */
    WebchatFace: {
      /** Nombre del chatbot */
      name: string;
      /** Título */
      title: string;
      /** Subtítulo */
      subtitle: string;
      /** Texto para abrir */
      open: string;
      /** Texto para cerrar */
      close: string;
      theme: components["schemas"]["ThemeType"];
      colors: components["schemas"]["WebchatColors"];
      position: components["schemas"]["WebchatSide"];
      /** Márgenes en escritorio */
      margin_desktop: components["schemas"]["WebchatMargin"];
      /** Márgenes en el teléfono */
      margin_mobile: components["schemas"]["WebchatMargin"];
      /** Tamaño del botón (px) */
      launcher_size: number;
      /** Texto del botón */
      launcher_label: string;
      /** Tamaño de la letra (px) */
      font_size: number;
      /** Redondeo (px) */
      corner_radius: number;
      /** Mostrar en escritorio */
      show_on_desktop: boolean;
      /** Mostrar en el teléfono */
      show_on_mobile: boolean;
      /** Mensaje de bienvenida */
      welcome_message: string;
      /** Botones de inicio */
      starter_buttons: components["schemas"]["WebchatButton"][];
      /** Texto de ayuda al escribir */
      input_placeholder: string;
      /** Solo botones */
      input_disabled: boolean;
      /** Archivos */
      allow_files: boolean;
      /** Tamaño por archivo (MB) */
      upload_max_mb: number;
      /** Mostrar «escribiendo…» */
      typing_indicator: boolean;
      /** Pedir una valoración */
      show_rating: boolean;
      /** Aviso de privacidad */
      privacy_notice: string;
      /** Avatar */
      avatar: string | null;
      /** Icono del botón */
      launcher_icon: string | null;
      font_family: components["schemas"]["WebchatFont"];
      /** Pantalla completa en teléfono */
      fullscreen_mobile: boolean;
      /** Páginas donde se muestra */
      show_urls: string[];
      /** Páginas donde no se muestra */
      hide_urls: string[];
      /** Abrir solo a los (segundos) */
      auto_open_seconds: number | null;
      /** Abrir solo una vez por visita */
      auto_open_once: boolean;
      /** Globo de invitación */
      callout: components["schemas"]["WebchatCallout"] | null;
      /** Emojis */
      allow_emoji: boolean;
      /** Audios */
      allow_audio: boolean;
      /** Ubicación */
      allow_location: boolean;
      /** Archivos admitidos */
      upload_types: components["schemas"]["WebchatUploadKind"][];
      /** Sonido */
      sound: boolean;
      /** Mostrar quién atiende */
      show_agents: boolean;
      /** Mostrar la espera */
      show_waiting_time: boolean;
      /** Descargar la conversación */
      show_transcript: boolean;
      /** Menú fijo */
      persistent_menu: components["schemas"]["WebchatButton"][];
      /** Enlace a WhatsApp */
      whatsapp: string | null;
      /** Botón para volver a empezar */
      restart_button: boolean;
      /** Pedir consentimiento */
      consent_required: boolean;
      /** Formulario fuera de horario */
      offline_form: boolean;
      form_of_address: components["schemas"]["FormOfAddress"];
      /** Idioma */
      language: string;
      /** Página de valoración */
      rating_url: string | null;
    };
    WebchatSessionInput: {
      /** Sitio. Origen exacto de la página que muestra el widget */
      origin: string;
      /** Página. Ruta de la página, sin lo que sigue a «?» */
      page?: string;
      /** Título de la página */
      title?: string;
      /** Desde dónde llegó. Página que llevó a la del widget; guardamos solo sitio y ruta */
      referrer?: string;
      /** Idioma del navegador */
      language?: string;
      /** Clave de la empresa. De `data-company-token`, si el acceso es por empresas */
      company_token?: string;
      /** Equipo. En este navegador hay una sesión de la consola: no es un cliente. @default false */
      team?: boolean;
    };
    /** Sitio. Lo dice el navegador de quien la abre; sirve de aviso, no de prueba. */
    WebchatSite: {
      /** Primera visita. Format: date-time */
      first_seen_at: string;
      /** Última visita. Format: date-time */
      last_seen_at: string;
      /** Sitio */
      origin: string;
      /** Última página */
      page: string | null;
      /** Sin permiso al abrirse */
      refused: boolean;
      /** Permitido */
      allowed: boolean;
    };
    /** Publicación */
    WebchatPublication: {
      /** Página de la conversación */
      url: string;
      /** Visitas de la página */
      page: {
        /** Primera visita. Format: date-time */
        first_seen_at: string;
        /** Última visita. Format: date-time */
        last_seen_at: string;
        /** La abrió un cliente */
        outside: boolean;
      } | null;
      /** Sitios. First those that are allowed, then up to 20 others; the latest first. */
      sites: components["schemas"]["WebchatSite"][];
    };
    /** Sesión del cliente */
    WebchatSession: {
      /** Cliente */
      visitor: string;
      /** Secreto. Solo al crearla; lo guarda el navegador y acompaña cada llamada como «Authorization Visitor» */
      secret?: string;
      /** Últimos mensajes */
      messages: components["schemas"]["WebchatMessage"][];
      /** Hay mensajes más viejos */
      more: boolean;
      /** Valoración */
      rated: number | null;
      /** Atiende una persona */
      live: boolean;
      /** Se dio por resuelta */
      ended: boolean;
      /** Hay quien atienda a esta hora */
      open: boolean;
      /** Aceptó el aviso de privacidad */
      consented: boolean;
      /** Espera */
      waiting: components["schemas"]["WebchatWaiting"] | null;
      /** Chatbot apagado */
      off: components["schemas"]["WebchatOff"] | null;
    };
    /** Chatbot apagado. El chatbot no contesta; los mensajes esperan al equipo */
    WebchatOff: {
      /** Texto mientras está apagado */
      message: string | null;
    };
    /** Espera. Pidió hablar con una persona y todavía no lo atiende nadie */
    WebchatWaiting: {
      /** Personas que esperan antes */
      ahead: number;
      /** Hay quien lo atienda ahora */
      attended: boolean;
    };
    WebchatOfflineInput: {
      /** Clave. La misma clave con el mismo mensaje se guarda una sola vez; con otro mensaje, 409 */
      key: string;
      /** Nombre */
      name: string;
      /** Correo. Format: email */
      email?: string;
      /** Teléfono */
      phone?: string;
      /** Mensaje */
      message: string;
    };
    WebchatMessageInput: {
      /** Clave. La misma clave con el mismo mensaje se guarda una sola vez; con otro mensaje, 409 */
      key: string;
      /** Mensaje */
      text?: string;
      /** Archivos */
      files?: string[];
    };
    WebchatFileInput: {
      /** Archivo. Format: binary */
      file: string;
    };
    WebchatFormerFileInput: {
      /** Nombre */
      filename: string;
      /** Contenido */
      file: string;
    };
    WebchatRatingInput: {
      /** Valoración */
      score: number;
      /** Comentario */
      comment?: string;
    };
    WebchatTypingInput: {
      /** Está escribiendo */
      typing: boolean;
    };
    /** Suceso */
    WebhookEvent: "message" | "conversation" | "handoff" | "resolved" | "lead" | "form_completed";
    /** Estado */
    WebhookStatus: "working" | "waiting" | "failing" | "stopped" | "off";
    /** Webhook */
    Webhook: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Dirección. Format: uri. Enviamos cada suceso con POST. Debe ser pública y empezar con https://. */
      url: string;
      /** Sucesos */
      events: components["schemas"]["WebhookEvent"][];
      /** Encabezados. Van con cada envío, por ejemplo para identificarte. */
      headers: components["schemas"]["WebhookHeader"][];
      /** Encendido. Apagado no registra sucesos nuevos. Al encenderlo, enviamos lo que quedó pendiente. @default true */
      active: boolean;
      readonly status: components["schemas"]["WebhookStatus"];
      /** Motivo. Por qué lo apagamos */
      readonly reason: string | null;
      /** Última entrega. Format: date-time */
      readonly attempted_at: string | null;
      /** Entregado. De las últimas 100 entregas. */
      readonly success_share: number | null;
      /** Pendientes */
      readonly pending: number;
      /** Descartadas. Si esperan más de 10.000, descartamos las más antiguas. */
      readonly dropped: number;
      /** El secreto termina en */
      readonly secret_last4: string;
      /** El secreto anterior vale hasta. Format: date-time */
      readonly previous_secret_until: string | null;
      /** Secreto de la firma. Solo en la respuesta que lo crea: después no se vuelve a mostrar. */
      readonly secret: string | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      version: components["schemas"]["EntityVersion"];
    };
    /** Webhook */
    WebhookInput: {
      /** Nombre */
      name: string;
      /** Dirección. Format: uri. Enviamos cada suceso con POST. Debe ser pública y empezar con https://. */
      url: string;
      /** Sucesos */
      events: components["schemas"]["WebhookEvent"][];
      /** Encabezados. Van con cada envío, por ejemplo para identificarte. */
      headers?: components["schemas"]["WebhookHeader"][];
      /** Encendido. Apagado no registra sucesos nuevos. Al encenderlo, enviamos lo que quedó pendiente. @default true */
      active?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    /** Secreto nuevo */
    WebhookSecret: {
      /** Secreto de la firma. Lo verás una sola vez: guárdalo. */
      secret: string;
      /** El secreto anterior vale hasta. Format: date-time */
      previous_secret_until: string;
    };
    /** Resultado de la prueba */
    WebhookTest: {
      /** Correcto */
      ok: boolean;
      /** Respuesta. El número con que respondió, como 200. */
      status: number | null;
      /** Demora (ms) */
      milliseconds: number | null;
      /** Comienzo de la respuesta */
      answer: string | null;
      /** Detalle. Por qué no llegó */
      detail: string | null;
    };
    /** Resultado */
    WebhookDeliveryState: "pending" | "sending" | "delivered" | "failed" | "dropped";
    /** Entrega */
    WebhookDelivery: {
      id: components["schemas"]["Id"];
      /** Webhook */
      webhook_id: number;
      event: components["schemas"]["WebhookEvent"];
      /** ID del suceso. Va en Webhook-Id; no cambia aunque lo enviemos otra vez. */
      event_id: string;
      /** Fecha. Format: date-time */
      at: string;
      state: components["schemas"]["WebhookDeliveryState"];
      /** Intentos */
      attempts: number;
      /** Último intento. Format: date-time */
      attempted_at: string | null;
      /** Próximo intento. Format: date-time */
      next_at: string | null;
      /** Respuesta. El número con que respondió, como 200. */
      status: number | null;
      /** Demora (ms) */
      milliseconds: number | null;
      /** Detalle. Por qué no llegó */
      detail: string | null;
    };
    /** Intento */
    WebhookAttempt: {
      /** Fecha. Format: date-time */
      at: string;
      /** Respuesta. El número con que respondió, como 200. */
      status: number | null;
      /** Demora (ms) */
      milliseconds: number | null;
      /** Detalle. Por qué no llegó */
      detail: string | null;
    };
    /** Entrega */
    WebhookDeliveryDetail: {
      id: components["schemas"]["Id"];
      /** Webhook */
      webhook_id: number;
      event: components["schemas"]["WebhookEvent"];
      /** ID del suceso. Va en Webhook-Id; no cambia aunque lo enviemos otra vez. */
      event_id: string;
      /** Fecha. Format: date-time */
      at: string;
      state: components["schemas"]["WebhookDeliveryState"];
      /** Intentos */
      attempts: number;
      /** Último intento. Format: date-time */
      attempted_at: string | null;
      /** Próximo intento. Format: date-time */
      next_at: string | null;
      /** Respuesta. El número con que respondió, como 200. */
      status: number | null;
      /** Demora (ms) */
      milliseconds: number | null;
      /** Detalle. Por qué no llegó */
      detail: string | null;
      /** Comienzo de la respuesta */
      answer: string | null;
      /** Contenido. Nada si no tienes permiso para ver ese suceso. */
      payload: components["schemas"]["WebhookPayload"] | null;
      /** Intentos */
      history: components["schemas"]["WebhookAttempt"][];
    };
    /** Contenido. Lo que recibe tu dirección */
    WebhookPayload: components["schemas"]["WebhookMessagePayload"] | components["schemas"]["WebhookConversationPayload"] | components["schemas"]["WebhookHandoffPayload"] | components["schemas"]["WebhookResolvedPayload"] | components["schemas"]["WebhookLeadPayload"] | components["schemas"]["WebhookFormCompletedPayload"];
    /** Mensaje */
    WebhookMessagePayload: {
      /** ID del suceso. Igual en cada intento */
      id: string;
      /** Suceso */
      event: "message";
      /** Versión */
      version: 1;
      /** ID del chatbot */
      bot_id: components["schemas"]["Id"];
      /** Fecha. Format: date-time */
      at: string;
      data: {
        chat: components["schemas"]["WebhookChat"];
        /** Sentido */
        direction: "in" | "out";
        /** Mensaje */
        message: {
          id: components["schemas"]["Id"];
          /** Autor */
          type: "user" | "bot" | "agent";
          /** Nombre de quien escribe */
          user_name: string;
          /** Texto. Como lo ve el equipo */
          text: string;
          /** Oculta datos. El texto lleva ••• en lugar de datos sensibles */
          hidden: boolean;
          /** Archivos */
          files: components["schemas"]["ChatFile"][];
        };
      };
    };
    /** Conversación nueva */
    WebhookConversationPayload: {
      /** ID del suceso. Igual en cada intento */
      id: string;
      /** Suceso */
      event: "conversation";
      /** Versión */
      version: 1;
      /** ID del chatbot */
      bot_id: components["schemas"]["Id"];
      /** Fecha. Format: date-time */
      at: string;
      data: {
        chat: components["schemas"]["WebhookChat"];
        contact: components["schemas"]["WebhookContact"];
        /** Ya había escrito */
        returning: boolean;
      };
    };
    /** Derivación */
    WebhookHandoffPayload: {
      /** ID del suceso. Igual en cada intento */
      id: string;
      /** Suceso */
      event: "handoff";
      /** Versión */
      version: 1;
      /** ID del chatbot */
      bot_id: components["schemas"]["Id"];
      /** Fecha. Format: date-time */
      at: string;
      data: {
        chat: components["schemas"]["WebhookChat"];
        contact: components["schemas"]["WebhookContact"];
        /** Urgencia */
        urgency: components["schemas"]["UrgencyReason"] | null;
      };
    };
    /** Conversación resuelta */
    WebhookResolvedPayload: {
      /** ID del suceso. Igual en cada intento */
      id: string;
      /** Suceso */
      event: "resolved";
      /** Versión */
      version: 1;
      /** ID del chatbot */
      bot_id: components["schemas"]["Id"];
      /** Fecha. Format: date-time */
      at: string;
      data: {
        chat: components["schemas"]["WebhookChat"];
        contact: components["schemas"]["WebhookContact"];
        /** Quién la resolvió */
        resolved_by: components["schemas"]["Person"] | null;
      };
    };
    /** Contacto nuevo */
    WebhookLeadPayload: {
      /** ID del suceso. Igual en cada intento */
      id: string;
      /** Suceso */
      event: "lead";
      /** Versión */
      version: 1;
      /** ID del chatbot */
      bot_id: components["schemas"]["Id"];
      /** Fecha. Format: date-time */
      at: string;
      data: {
        contact: components["schemas"]["WebhookContact"];
        /** Conversación */
        chat: components["schemas"]["WebhookChat"] | null;
      };
    };
    /** Formulario completo */
    WebhookFormCompletedPayload: {
      /** ID del suceso. Igual en cada intento */
      id: string;
      /** Suceso */
      event: "form_completed";
      /** Versión */
      version: 1;
      /** ID del chatbot */
      bot_id: components["schemas"]["Id"];
      /** Fecha. Format: date-time */
      at: string;
      data: {
        /** Formulario */
        form: {
          id: components["schemas"]["Id"];
          /** Nombre */
          name: string;
        };
        /** ID de la respuesta */
        run_id: components["schemas"]["Id"];
        /** Respuestas */
        answers: {
          /** Identificador de la pregunta */
          id: string;
          /** Pregunta */
          question: string;
          /** Respuesta */
          text: string;
        }[];
        /** Contacto */
        contact: components["schemas"]["WebhookContact"] | null;
        /** Conversación */
        chat: components["schemas"]["WebhookChat"] | null;
      };
    };
    /** Conversación */
    WebhookChat: {
      id: components["schemas"]["Id"];
      channel: components["schemas"]["Channel"];
      /** ID del remitente */
      sender_id: string;
      /** Cliente */
      user_name: string;
      /** ID del contacto */
      contact_id: components["schemas"]["Id"];
      type: components["schemas"]["ChatType"];
      state: components["schemas"]["ChatState"];
      priority?: components["schemas"]["ChatPriority"];
      /** Área */
      area: components["schemas"]["ChatArea"] | null;
      /** A cargo de */
      assign_user: components["schemas"]["Person"] | null;
    };
    /** Contacto */
    WebhookContact: {
      id: components["schemas"]["Id"];
      /** Nombre */
      name: string;
      /** Teléfono */
      phone: string;
      /** Correo */
      email: string;
      /** Empresa */
      company: string;
      /** Localidad */
      city: string;
    };
    MessageEvent: { chat_id: components["schemas"]["Id"]; message: components["schemas"]["ChatMessage"] };
    ConversationEvent: {
      chat: components["schemas"]["ChatItem"];
      /** Se volvió urgente. Solo con el cambio que hace urgente a una conversación que espera. */
      became_urgent?: boolean;
      /** Alguien la pasó. A quiénes avisar, con la nota. Solo con el cambio que la pasa. */
      transferred?: { by: components["schemas"]["Person"]; note: string; to: components["schemas"]["Id"][] };
    };
    ChangeInboxEvent: { chat_id: components["schemas"]["Id"]; state: components["schemas"]["ChatState"] };
    ChangeAreaEvent: { chat_id: components["schemas"]["Id"]; area: components["schemas"]["ChatArea"] | null };
    AssignUserEvent: {
      chat_id: components["schemas"]["Id"];
      assign_user: components["schemas"]["Person"] | null;
      /** Cliente. Solo si quien la recibe necesita el aviso. No está si la tomó o si se la pasaron con aviso. */
      user_name?: string;
    };
    StatusEvent: {
      chat_id: components["schemas"]["Id"];
      message_id: components["schemas"]["Id"];
      status: components["schemas"]["ChatDelivery"];
      /** Motivo de la falla */
      error?: string;
      /** Reenvíos. A cuál de ellos corresponde; sin él, al primer envío */
      resends?: number;
    };
    ReactionEvent: {
      chat_id: components["schemas"]["Id"];
      message_id: components["schemas"]["Id"];
      reaction: string | null;
      team_reaction?: components["schemas"]["ChatTeamReaction"] | null;
    };
    MessageTextEvent: {
      chat_id: components["schemas"]["Id"];
      message_id: components["schemas"]["Id"];
      text: string;
      /** El texto oculta datos sensibles */
      hidden: boolean;
      /** Si se editó o se eliminó el mensaje */
      content?: components["schemas"]["ChatContent"];
    };
    LabelsEvent: { chat_id: components["schemas"]["Id"]; labels: components["schemas"]["Id"][] };
    ChangeUsernameEvent: { chat_id: components["schemas"]["Id"]; user_name: string };
    InternalMessageEvent: { chat_id: components["schemas"]["Id"]; message: components["schemas"]["ChatMessage"] };
    SetUnreadEvent: {
      chat_id: components["schemas"]["Id"];
      /** Sin leer */
      open: boolean;
      /** Mensajes sin leer desde entonces */
      unread_count?: number;
    };
    ToggleAnsweredEvent: { chat_id: components["schemas"]["Id"]; answered: boolean };
    ReactivateEvent: { chat_id: components["schemas"]["Id"]; live: boolean };
    ChatSnoozedEvent: {
      chat_id: components["schemas"]["Id"];
      snooze: components["schemas"]["ChatSnooze"] | null;
      woken_for: number | null;
    };
    ChatPinnedEvent: { chat_id: components["schemas"]["Id"]; pinned: boolean };
    RuleNoticeEvent: {
      chat_id: components["schemas"]["Id"];
      /** Nombre de la regla */
      rule: string;
      /** Nombre del cliente */
      user_name: string;
    };
    MentionEvent: { chat_id: components["schemas"]["Id"]; unread: boolean; by: string | null; user_name: string };
    ChatLeftEvent: {
      chat_id: components["schemas"]["Id"];
      /** Quien quedó a cargo, si por eso dejó de verla quien sí ve el área de la conversación */
      assign_user?: components["schemas"]["Person"];
      /** Se eliminaron los datos del contacto y la conversación con ellos */
      erased?: boolean;
    };
    ThreadEventsEvent: { chat_id: components["schemas"]["Id"]; changes: components["schemas"]["ThreadEvent"][] };
    ContentEvent: {
      resource: components["schemas"]["ContentResource"];
      /** La única que cambió; sin ella, cualquiera pudo cambiar */
      id?: components["schemas"]["Id"];
    };
    /** Contenido */
    ContentResource: "group" | "intent" | "example" | "entity" | "response" | "rule" | "synonym_group" | "test_case" | "message" | "settings" | "plugin" | "access_group" | "contact" | "budget" | "survey_send" | "webhook";
    BotStateEvent: {
      botState: components["schemas"]["BotOnOff"];
      special_state: components["schemas"]["BotSpecialState"];
    };
    AvailabilityEvent: {
      user: components["schemas"]["Person"];
      availability: components["schemas"]["Availability"];
      chosen: components["schemas"]["Availability"];
    };
    MembershipEvent: { bot: components["schemas"]["MyBot"] | null };
    NotificationDeliveredEvent: {
      event: components["schemas"]["NotificationEvent"];
      title: string;
      text: string;
      conversation_id: number | null;
      push: boolean;
      sound: boolean;
      test: boolean;
    };
    SessionClosedEvent: {
      session_id: components["schemas"]["Id"];
      reason: components["schemas"]["SessionCloseReason"];
    };
    /** @enum {string} */
    SessionCloseReason: "logout" | "revoked" | "password_change" | "blocked" | "expired";
  };
  responses: {
    BadRequest: { content: { "application/json": components["schemas"]["Error"] } };
    Unauthorized: { content: { "application/json": components["schemas"]["Error"] } };
    Forbidden: { content: { "application/json": components["schemas"]["Error"] } };
    NotFound: { content: { "application/json": components["schemas"]["Error"] } };
    TooLarge: { content: { "application/json": components["schemas"]["Error"] } };
    Unsupported: { content: { "application/json": components["schemas"]["Error"] } };
    Invalid: { content: { "application/json": components["schemas"]["Error"] } };
    TooMany: { content: { "application/json": components["schemas"]["Error"] } };
    Failure: { content: { "application/json": components["schemas"]["Error"] } };
    NotBuilt: { content: { "application/json": components["schemas"]["Error"] } };
    Conflict: { content: { "application/json": components["schemas"]["Error"] } };
    Gone: { content: { "application/json": components["schemas"]["Error"] } };
  };
  parameters: { bot: number; key: string; id: number };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  accessGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["AccessGroups"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  accessUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["AccessGroupUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["AccessGroup"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  accessCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["AccessGroupInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["AccessGroup"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  accessContactRemove: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  accessContactAdd: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["AccessContactInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["AccessContact"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  accessAllUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["AccessAll"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["AccessAll"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  accessContactUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["AccessContactUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["AccessContact"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  accessDelete: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  sessionLogin: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["Credentials"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SessionToken"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  signUpGet: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["SignUpPolicy"] } };
      500: components["responses"]["Failure"];
    };
  };
  accountCreate: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["AccountInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["SessionToken"] } };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  emailConfirmationResend: {
    parameters: {};
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  emailConfirmationGet: {
    parameters: {
      path: {
        /** El que llegó por correo */
        token: string;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EmailConfirmation"] } };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  emailConfirmationComplete: {
    parameters: {
      path: {
        /** El que llegó por correo */
        token: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  sessionLogout: {
    parameters: {};
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  meGet: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Me"] | null } };
      500: components["responses"]["Failure"];
    };
  };
  profileUpdate: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ProfileInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Profile"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  passwordUpdate: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["PasswordInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  recoveryCreate: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["RecoveryInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  recoveryGet: {
    parameters: {
      path: {
        /** El que llegó por correo */
        token: string;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RecoveryLink"] } };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  recoveryComplete: {
    parameters: {
      path: {
        /** El que llegó por correo */
        token: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["NewPassword"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  connectionUpdate: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ConnectionInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["UserConnections"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  connectionBeacon: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ConnectionBeacon"] } };
    responses: {
      204: { content?: never };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  connectionList: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["UserConnections"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      500: components["responses"]["Failure"];
    };
  };
  sessionList: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Session"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      500: components["responses"]["Failure"];
    };
  };
  sessionDelete: {
    parameters: { path: { id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  preferencesGet: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Preferences"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      500: components["responses"]["Failure"];
    };
  };
  preferencesUpdate: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["Preferences"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Preferences"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  savedSearchesGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SavedSearches"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  savedSearchesUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["SavedSearchInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SavedSearches"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  botInfoGet: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["BotInfos"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      500: components["responses"]["Failure"];
    };
  };
  conversationAnalyticsGet: {
    parameters: {
      query?: {
        /** Desde; sin fecha, 30 días antes de hoy */
        date_start?: string;
        /** Hasta; sin fecha, ayer */
        date_end?: string;
        /** Comparar con el período anterior */
        compare?: boolean;
        /** Con qué días se comparan. `days`: con otros tantos anteriores; `month`: con los mismos, tantos meses antes como abarca el período. Si falta, los meses enteros se comparan con meses, y los demás períodos con otros tantos días. */
        compare_with?: "days" | "month";
        /** Canal */
        channel?: components["schemas"]["Channel"];
        /** Área */
        area_id?: components["schemas"]["Id"];
        /** Persona */
        user_id?: components["schemas"]["Id"];
        /** Etiqueta */
        label_id?: components["schemas"]["Id"];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ConversationAnalytics"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  conversationCohortGet: {
    parameters: {
      query?: {
        /** Canal */
        channel?: components["schemas"]["Channel"];
        /** Área */
        area_id?: components["schemas"]["Id"];
        /** Persona */
        user_id?: components["schemas"]["Id"];
        /** Etiqueta */
        label_id?: components["schemas"]["Id"];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AnalyticsCohorts"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  messageAnalyticsGet: {
    parameters: {
      query?: {
        /** Desde; sin fecha, 30 días antes de hoy */
        date_start?: string;
        /** Hasta; sin fecha, ayer */
        date_end?: string;
        /** Comparar con el período anterior */
        compare?: boolean;
        /** Con qué días se comparan. `days`: con otros tantos anteriores; `month`: con los mismos, tantos meses antes como abarca el período. Si falta, los meses enteros se comparan con meses, y los demás períodos con otros tantos días. */
        compare_with?: "days" | "month";
        /** Canal */
        channel?: components["schemas"]["Channel"];
        /** Área */
        area_id?: components["schemas"]["Id"];
        /** Persona */
        user_id?: components["schemas"]["Id"];
        /** Etiqueta */
        label_id?: components["schemas"]["Id"];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["MessageAnalytics"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  intentAnalyticsGet: {
    parameters: {
      query?: {
        /** Desde; sin fecha, 30 días antes de hoy */
        date_start?: string;
        /** Hasta; sin fecha, ayer */
        date_end?: string;
        /** Comparar con el período anterior */
        compare?: boolean;
        /** Con qué días se comparan. `days`: con otros tantos anteriores; `month`: con los mismos, tantos meses antes como abarca el período. Si falta, los meses enteros se comparan con meses, y los demás períodos con otros tantos días. */
        compare_with?: "days" | "month";
        /** Canal */
        channel?: components["schemas"]["Channel"];
        /** Área */
        area_id?: components["schemas"]["Id"];
        /** Persona */
        user_id?: components["schemas"]["Id"];
        /** Etiqueta */
        label_id?: components["schemas"]["Id"];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["IntentsAnalytics"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  liveBoardGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["LiveBoard"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  analyticsConversationList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          set?: components["schemas"]["ConversationSet"];
          /** Desde. Format: date */
          day_from?: string;
          /** Hasta. Format: date */
          day_to?: string;
          /** Canal */
          channel?: "webchat" | "whatsapp" | "facebook" | "telegram" | "email";
          /** Área */
          area_id?: number | null;
          /** Persona */
          user_id?: number | null;
          /** Etiqueta */
          label_id?: number;
          weekday?: components["schemas"]["Weekday"];
          /** Hora */
          hour?: number;
          /** Intención */
          intent_id?: number;
          /** Tipo de mensaje */
          message_kind?: string;
          /** Entidad */
          entity?: string;
          /** Formulario */
          form_id?: number;
          /** Paso del formulario */
          form_step?: string;
          /** Sin área */
          no_area?: boolean;
          /** Motivo */
          failure?: string;
          /** Palabra */
          word?: string;
          /** Primera vez desde. Format: date */
          first_from?: string;
          /** Primera vez hasta. Format: date */
          first_to?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["started_at" | "first_response" | "resolution" | "messages", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["AnalyticsConversation"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  reportSend: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ReportSending"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  reportExport: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/octet-stream": string } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  analyticsExportSizeGet: {
    parameters: {
      query: {
        /** Desde */
        date_start: string;
        /** Hasta */
        date_end: string;
        /** Canal */
        channel?: components["schemas"]["Channel"];
        /** Área */
        area_id?: components["schemas"]["Id"];
        /** Persona */
        user_id?: components["schemas"]["Id"];
        /** Etiqueta */
        label_id?: components["schemas"]["Id"];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AnalyticsExportSize"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  analyticsExportList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Contenido */
          kind?: "conversations" | "messages";
          /** Estado */
          state?: "queued" | "running" | "ready" | "cancelled" | "failed" | "expired";
        };
        /** Campo y sentido del orden */
        sort?: ["created_at" | "kind" | "state" | "done", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["AnalyticsExport"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  analyticsExportCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["AnalyticsExportInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["AnalyticsExport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  analyticsExportCancel: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["AnalyticsExport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  analyticsExportFileGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "text/csv": string } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  botExport: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["BotImport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  botExportGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/zip": string } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  botClone: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["BotCloneInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["BotImport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  botRemove: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["BotRemoval"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  botImportCreate: {
    parameters: {};
    requestBody: { content: { "multipart/form-data": components["schemas"]["BotImportUpload"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["BotImport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  botImportGet: {
    parameters: { path: { id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BotImport"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  botImportStart: {
    parameters: { path: { id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["BotCloneInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BotImport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  areaList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Area"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  areaUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["AreaUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Area"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  areaCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["AreaInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Area"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  areaDelete: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  areaMove: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["AreaDeletion"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  areaContactAdd: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["AreaContactInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Area"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  areaContactToggle: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["AreaContactToggle"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Area"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  areaHandoffUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["AreaHandoff"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Area"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  areaContactList: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Área */
        areaId: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AreaContact"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  assistantList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Activo */
          enabled?: boolean;
          /** Tono */
          tone?: "amable" | "profesional" | "neutral" | "informal";
        };
        /** Campo y sentido del orden */
        sort?: ["id" | "name" | "enabled" | "updated_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Assistant"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  assistantCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["AssistantInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Assistant"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  assistantGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Assistant"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  assistantUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["AssistantInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Assistant"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  assistantDelete: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  assistantModelList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["AssistantModel"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  knowledgeList: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Knowledge"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  knowledgeAdd: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["KnowledgeInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Knowledge"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  knowledgeRemove: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
        /** Fuente */
        knowledge_id: number;
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  assistantTest: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["AssistantTestInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["AssistantAnswer"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  billingGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Billing"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  billingPlanList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Plan"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  planChangePreview: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["PlanChange"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlanChangePreview"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  planChange: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["PlanChange"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Billing"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  subscriptionCancel: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Billing"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  subscriptionResume: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Billing"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  taxDataUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["TaxData"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TaxData"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  paymentMethodUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["PaymentMethodInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentMethod"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  invoiceList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Número */
          number?: string;
          /** Estado */
          status?: "draft" | "open" | "paid" | "overdue" | "void";
          /** Desde. Format: date */
          date_from?: string;
          /** Hasta. Format: date */
          date_to?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["number" | "date" | "due" | "amount_cents" | "status", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Invoice"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  invoiceGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Invoice"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  invoicePdfGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/pdf": string } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  botGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BotSettings"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  botUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["BotSettingsInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BotSettings"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  botContactAdd: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["NotificationContactInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["NotificationContact"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  botContactRemove: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  botContactGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BotContact"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  botContactUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["BotContactInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BotContact"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  handoffGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Handoff"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  handoffUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["HandoffInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Handoff"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  formOfAddressUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["FormOfAddressInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["FormOfAddressInput"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  handoffScheduleUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["HandoffSchedule"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["HandoffSchedule"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  handoffHolidayList: {
    parameters: {
      query?: {
        /** País */
        country?: components["schemas"]["HolidayCountry"];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Holidays"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  handoffPreview: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["HandoffPreviewInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["HandoffPreview"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  handoffReturnPreview: {
    parameters: {
      query: {
        /** Minutos sin mensajes */
        minutes: number;
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["HandoffReturnPreview"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  exportLeadUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ExportLeadInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ExportLeadInput"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveyTimeoutUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["SurveyTimeout"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveyTimeout"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  apiTimeoutUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ApiTimeout"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ApiTimeout"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  ratingUrlUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["RatingUrl"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["RatingUrl"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  retentionPreview: {
    parameters: {
      query?: {
        /** Días de mensajes */
        messages_days?: number;
        /** Días de archivos */
        media_days?: number;
        /** Días de contactos */
        leads_days?: number;
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RetentionPreview"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  quickBudgetPageGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["BudgetPage"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  quickBudgetGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/pdf": string } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  quickBudgetCreate: {
    parameters: {
      header?: {
        /** Repetir el pedido con la misma clave no lo hace dos veces */
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["QuickBudgetInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Budget"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  quickBudgetSend: {
    parameters: {
      header?: {
        /** Repetir el pedido con la misma clave no lo hace dos veces */
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Budget"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  budgetList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Número */
          number?: string;
          /** Estado */
          status?: "draft" | "sent" | "viewed" | "accepted" | "rejected" | "expired" | "cancelled";
          /** Conversación */
          chat_id?: number;
          /** Cliente */
          contact_id?: components["schemas"]["Id"];
          /** Hecho por */
          created_by?: components["schemas"]["Id"];
          /** Desde. Format: date */
          date_from?: string;
          /** Hasta. Format: date */
          date_to?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["number" | "date" | "valid_until" | "total_cents" | "status", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Budget"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  budgetProductList: {
    parameters: {
      query?: {
        /** Qué buscar; sin palabras no busca */
        q?: string;
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["BudgetProducts"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  budgetGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Presupuesto */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Budget"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  budgetSettingsGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BudgetSettings"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  budgetSettingsUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["BudgetSettings"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BudgetSettings"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  budgetSettingsPreview: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["BudgetSettings"] } };
    responses: {
      200: { content: { "application/pdf": string } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  budgetPublicGet: {
    parameters: {
      path: {
        /** Clave del enlace */
        token: string;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["BudgetPublic"] } };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  budgetPublicAnswer: {
    parameters: {
      path: {
        /** Clave del enlace */
        token: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["BudgetAnswerInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BudgetPublic"] } };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  budgetPublicPdfGet: {
    parameters: {
      path: {
        /** Clave del enlace */
        token: string;
      };
    };
    responses: {
      200: { content: { "application/pdf": string } };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  campaignList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Estado */
          status?: "draft" | "scheduled" | "running" | "paused" | "cancelled" | "finished" | "failed";
          /** Canal */
          channel?: "webchat" | "whatsapp" | "facebook" | "telegram" | "email";
          /** Tipo */
          type?: "message" | "survey" | "template";
          /** Creada por */
          created_by_id?: components["schemas"]["Id"];
          /** Encuesta */
          form_id?: number | null;
          /** Desde. Format: date */
          created_at_from?: string;
          /** Hasta. Format: date */
          created_at_to?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "status" | "channel" | "type" | "started_at" | "created_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Campaign"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["CampaignInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Campaign"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Campaña */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Campaign"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Campaña */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CampaignInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Campaign"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Campaña */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignReviewGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Campaña */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CampaignReview"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignTest: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Campaña */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CampaignTestInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["CampaignSample"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignLaunch: {
    parameters: {
      header?: {
        /** Repetir el pedido con la misma clave no lo hace dos veces */
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Campaña */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Campaign"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignPause: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Campaña */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Campaign"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignResume: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Campaña */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Campaign"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignCancel: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Campaña */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Campaign"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignDuplicate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Campaña */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      201: { content: { "application/json": components["schemas"]["Campaign"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignRetry: {
    parameters: {
      header?: {
        /** Repetir el pedido con la misma clave no lo hace dos veces */
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Campaña */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Campaign"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  campaignRecipientList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Contacto */
          contact?: string;
          /** Teléfono */
          phone?: string;
          /** Estado */
          state?: "pending" | "sent" | "delivered" | "read" | "replied" | "failed" | "excluded";
          /** Código del error */
          error_code?: string | null;
        };
        /** Campo y sentido del orden */
        sort?: ["contact" | "phone" | "state" | "sent_at" | "delivered_at" | "read_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Campaña */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["CampaignRecipient"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  templateList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Idioma */
          language?: "es_AR" | "es" | "es_MX" | "pt_BR" | "en";
          /** Categoría */
          category?: "MARKETING" | "UTILITY" | "AUTHENTICATION";
          /** Estado */
          status?: "DRAFT" | "PENDING" | "APPROVED" | "REJECTED" | "PAUSED" | "DISABLED";
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "language" | "category" | "status" | "updated_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["MessageTemplate"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  templateCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["MessageTemplateInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["MessageTemplate"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  templateGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Plantilla */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["MessageTemplate"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  templateUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Plantilla */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["MessageTemplateInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["MessageTemplate"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  templateDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Plantilla */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  templateSync: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TemplateSync"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  changeList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Autor */
          actor?: string;
          /** Acción */
          action?: "create" | "update" | "delete" | "restore" | "login" | "login_failed" | "logout" | "export" | "import" | "send" | "train" | "publish" | "connect" | "disconnect" | "permission_change" | "suspend" | "resume" | "view_sensitive";
          /** Recurso */
          resource_type?: "access_group" | "analytics_alert" | "analytics_export" | "api_key" | "area" | "assistant" | "bot" | "branch" | "budget" | "budget_settings" | "campaign" | "chat" | "contact" | "contact_field" | "entity" | "example" | "form" | "group" | "intent" | "invitation" | "label" | "macro" | "media" | "membership" | "message" | "notification" | "plugin" | "product" | "quick_reply" | "report" | "response" | "rule" | "session" | "settings" | "small_talk" | "subscription" | "survey" | "survey_send" | "synonym_group" | "template" | "test_case" | "training" | "user" | "webchat" | "webhook";
          /** ID del recurso */
          resource_id?: string;
          /** Resultado */
          status?: "ok" | "failed";
          /** Desde. Format: date */
          at_from?: string;
          /** Hasta. Format: date */
          at_to?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Change"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  changeGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChangeDetail"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  changeRestore: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["ChangeRestoreInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatCurrentGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatCurrent"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  chatGet: {
    parameters: {
      query?: {
        /** Los anteriores a este mensaje */
        before?: number;
        /** Los posteriores a este mensaje */
        after?: number;
        /** Los de alrededor de este mensaje */
        around?: number;
        /** Desde el primero de este día */
        date?: string;
        /** Cantidad de mensajes; 50 si no se dice */
        limit?: number;
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        chatId: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatOpened"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatFilter: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatFilter"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatPage"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatStateUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatStateInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatCommentCreate: {
    parameters: {
      header?: {
        /** Repetir el pedido con la misma clave no lo hace dos veces */
        "Idempotency-Key"?: string;
      };
      path: { bot: components["parameters"]["bot"] };
    };
    requestBody: { content: { "application/json": components["schemas"]["ChatCommentInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ChatMessage"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatAreaUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatAreaInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatTransferSend: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatTransferInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatTransferRead: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatTransferReadInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatAssign: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatAssignInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatMessageSend: {
    parameters: {
      header?: {
        /** Repetir el pedido con la misma clave no lo hace dos veces */
        "Idempotency-Key"?: string;
      };
      path: { bot: components["parameters"]["bot"] };
    };
    requestBody: { content: { "application/json": components["schemas"]["ChatMessageInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ChatMessage"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatForwardSend: {
    parameters: {
      header?: {
        /** Repetir el pedido con la misma clave no lo hace dos veces */
        "Idempotency-Key"?: string;
      };
      path: { bot: components["parameters"]["bot"] };
    };
    requestBody: { content: { "application/json": components["schemas"]["ChatForwardInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ChatMessage"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatMessageResend: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatResendInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatMessage"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatDocumentSend: {
    parameters: {
      header?: {
        /** Repetir el pedido con la misma clave no lo hace dos veces */
        "Idempotency-Key"?: string;
      };
      path: { bot: components["parameters"]["bot"] };
    };
    requestBody: { content: { "application/json": components["schemas"]["ChatDocumentInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ChatSent"] } };
      207: { content: { "application/json": components["schemas"]["ChatPartlySent"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatReactivate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatIdInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatUnreadToggle: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatUnreadInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatAnsweredToggle: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatAnsweredInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatPriorityUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatPriorityInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  quickReplyList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["QuickReplies"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  quickReplyCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["QuickReplyInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["QuickReply"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  quickReplyUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["QuickReplyInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["QuickReply"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  quickReplyDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  macroList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Macros"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  macroCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["MacroInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Macro"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  macroUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Macro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["MacroInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Macro"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  macroDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Macro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  macroRun: {
    parameters: {
      header?: {
        /** Repetir el pedido con la misma clave no lo hace dos veces */
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Macro */
        id: components["schemas"]["Id"];
        /** Conversación */
        chatId: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  labelList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Labels"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  labelUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["LabelUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Label"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  labelCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["LabelInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Label"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  labelDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatLabelUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatLabelInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatUsernameUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatUsernameInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatDocumentGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatDocumentRequest"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatDownload"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatAudioTranscribe: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatTranscript"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  chatAreaList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatAreas"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  chatLeadExport: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatLead"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  chatUserList: {
    parameters: {
      query?: {
        /** Chat que se asigna */
        chat?: components["schemas"]["Id"];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatUsers"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatDraftGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatDraft"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  chatDraftUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ChatDraftInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatDraft"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatViewList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatViews"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  chatViewCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatViewInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ChatView"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatViewUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ChatViewInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatView"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatViewDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  chatBulkUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatBulkInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatBulkResult"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatBulkUndo: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Lo que devolvió el cambio */
        undoId: string;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatBulkResult"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  chatCountsGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatCounts"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatMediaList: {
    parameters: {
      query?: {
        /** Los anteriores a este mensaje */
        before?: number;
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        chatId: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatSent"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatUnderstandingGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        chatId: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatUnderstanding"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  chatMessageDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        chatId: components["schemas"]["Id"];
        /** Mensaje */
        messageId: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatMessage"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  chatReactionUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        chatId: components["schemas"]["Id"];
        /** Mensaje */
        messageId: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ChatReactionInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatMessage"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatMessageWrittenGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        chatId: components["schemas"]["Id"];
        /** Mensaje */
        messageId: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatWritten"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  chatTranscriptGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        chatId: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/pdf": string } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatTranscriptTextGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        chatId: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "text/plain": string } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatConnectionList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatConnection"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  chatPinUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatPinInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatPins"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatSnoozeAdd: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatSnoozeInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatSnoozeRemove: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatIdInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatItem"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactMineList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactBriefs"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  contactCardAdd: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ContactCardInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactBrief"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  contactBlock: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ContactBlockInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Contact"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactBulkUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ContactBulkInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactBulkResult"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  contactList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** ID */
          id?: number | number[];
          /** Nombre */
          name?: string;
          /** Teléfono */
          phone?: string;
          /** Correo */
          email?: string;
          /** Empresa */
          company?: string;
          /** Localidad */
          city?: string;
          /** Provincia */
          province?: string;
          /** Bloqueado */
          blocked?: boolean;
          /** Campañas */
          marketing?: "granted" | "denied" | "unknown";
          /** Área */
          area_id?: number | null;
          /** A cargo de */
          assigned_user_id?: number | null;
          /** Etiqueta */
          label_id?: number;
          /** Grupo */
          group_id?: number;
          /** Canal */
          channel?: components["schemas"]["Channel"];
          /** Último contacto desde. Format: date */
          last_seen_at_from?: string;
          /** Último contacto hasta. Format: date */
          last_seen_at_to?: string;
          /** Primer contacto desde. Format: date */
          first_seen_at_from?: string;
          /** Primer contacto hasta. Format: date */
          first_seen_at_to?: string;
        } & {
          [key: string]: string | number | boolean | null;
        };
        /** Campo y sentido del orden */
        sort?: [
          "name" | "phone" | "email" | "company" | "city" | "last_seen_at" | "first_seen_at" | "conversations_count" | "created_at",
          "ASC" | "DESC"
        ];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Contact"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ContactInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Contact"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  contactGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Contact"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ContactInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Contact"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  contactNoteCreate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ContactNoteInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Contact"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactExport: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** ID */
          id?: number | number[];
          /** Nombre */
          name?: string;
          /** Teléfono */
          phone?: string;
          /** Correo */
          email?: string;
          /** Empresa */
          company?: string;
          /** Localidad */
          city?: string;
          /** Provincia */
          province?: string;
          /** Bloqueado */
          blocked?: boolean;
          /** Campañas */
          marketing?: "granted" | "denied" | "unknown";
          /** Área */
          area_id?: number | null;
          /** A cargo de */
          assigned_user_id?: number | null;
          /** Etiqueta */
          label_id?: number;
          /** Grupo */
          group_id?: number;
          /** Canal */
          channel?: components["schemas"]["Channel"];
          /** Último contacto desde. Format: date */
          last_seen_at_from?: string;
          /** Último contacto hasta. Format: date */
          last_seen_at_to?: string;
          /** Primer contacto desde. Format: date */
          first_seen_at_from?: string;
          /** Primer contacto hasta. Format: date */
          first_seen_at_to?: string;
        } & {
          [key: string]: string | number | boolean | null;
        };
        /** Campo y sentido del orden */
        sort?: [
          "name" | "phone" | "email" | "company" | "city" | "last_seen_at" | "first_seen_at" | "conversations_count" | "created_at",
          "ASC" | "DESC"
        ];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "text/csv": string } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactDuplicateList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Coincide en */
          by?: "phone" | "email" | "document" | "name";
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "count", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["ContactDuplicate"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactDuplicateUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ContactDuplicateInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactDuplicateResult"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  contactMerge: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ContactMergeInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactMergeResult"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  contactMergeUndo: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Unión */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Contact"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  contactImportList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactImports"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  contactImport: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "multipart/form-data": components["schemas"]["ImportUpload"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ContactImport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactImportStart: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Importación */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ContactImportInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactImport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  contactImportCancel: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Importación */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactImport"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  contactImportRejectedGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Importación */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ImportRejected"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  contactImportGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Importación */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactImport"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  contactImportUndo: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Importación */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactImport"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  contactDataGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactData"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  contactDataDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ContactDataDeleteInput"] } };
    responses: {
      204: { content?: never };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  contactFieldList: {
    parameters: {
      query?: {
        /** 0: sin contar cuántos contactos tienen cada dato */
        counts?: number;
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactFields"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactFieldCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ContactFieldInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ContactField"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  contactFieldUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ContactFieldInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactField"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  contactFieldDelete: {
    parameters: {
      query?: {
        /** Contactos que pierden el dato */
        values?: number;
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  contactEventList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Contacto */
          contact?: string;
          /** Contacto */
          contact_id?: number | null;
          /** Movimiento */
          kind?: "created" | "updated" | "merged" | "imported" | "exported" | "blocked" | "unblocked" | "consent_granted" | "consent_withdrawn" | "lead_exported" | "form_completed" | "deleted";
          /** Hecho por */
          actor?: "user" | "bot" | "import" | "api";
          /** Canal */
          channel?: "webchat" | "whatsapp" | "facebook" | "telegram" | "email" | null;
          /** Importación */
          batch_id?: number | null;
          /** Desde. Format: date */
          at_from?: string;
          /** Hasta. Format: date */
          at_to?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["ContactEvent"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  entityList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Clave */
          name?: string;
          /** Nombre */
          label?: string;
          /** Tipo */
          type?: "list" | "regex" | "system" | "free" | "synonym_only";
          /** Dato sensible */
          sensitive?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["id" | "name" | "label" | "type" | "examples_count" | "updated_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Entity"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  entityCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["EntityInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Entity"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  entityGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Entity"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  entityUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["EntityInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Entity"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  entityDelete: {
    parameters: {
      query?: {
        /** Con 1 también se quitan sus marcas de los ejemplos; sin él no se elimina una entidad que alguno marca. */
        unmark?: 1;
      };
      path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  entityPatternTest: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["PatternTestInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PatternTest"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  entityDeletedList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["DeletedContent"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  entityRestore: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Entity"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  exampleList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** ID */
          id?: number | number[];
          /** Ejemplo */
          text?: string;
          /** Intención */
          intent_id?: number;
          /** Origen */
          source?: "manual" | "import" | "chat" | "suggestion";
          /** Uso */
          split?: "train" | "test";
          /** Estado */
          state?: "active" | "pending_review" | "rejected";
          /** Entidad */
          entity_id?: number;
          /** En conflicto */
          conflict?: boolean;
          /** Sin entidades */
          untagged?: boolean;
          /** Con poca confianza */
          low_confidence?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["id" | "text" | "intent_id" | "state" | "updated_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Example"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  exampleCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ExampleInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Example"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  exampleGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Example"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  exampleUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["ExampleInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Example"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  exampleDelete: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  exampleMove: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ExampleMove"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Affected"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  exampleRemove: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ExampleIds"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Affected"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  exampleSuggest: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ExampleSuggestionInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ExampleSuggestion"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  exampleCheck: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ExampleCheckInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ExampleCheck"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  exampleChange: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ExampleChange"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Affected"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  exampleRestore: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ExampleIds"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Affected"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  exampleExport: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ExampleExportInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ExampleExport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  exampleImport: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ExampleImport"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ExampleImportResult"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  formList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Tipo */
          kind?: "product" | "branch" | "survey" | "contact";
          /** Activo */
          enabled?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "kind" | "enabled" | "started_count" | "answer_count" | "updated_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Form"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  formCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["FormInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Form"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  formGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Form"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  formUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["FormUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Form"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  formDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  formDuplicate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      201: { content: { "application/json": components["schemas"]["Form"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  formDeletedList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["DeletedContent"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  formRestore: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Form"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  characteristicList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          label?: string;
          /** Tipo */
          type?: "text" | "number" | "money" | "boolean" | "date" | "select" | "multiselect" | "image" | "url";
          /** Sirve para buscar */
          filterable?: boolean;
          /** Distingue variantes */
          variant_axis?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["order" | "label" | "type" | "used_count", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Characteristic"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  characteristicCreate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CharacteristicInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Characteristic"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  characteristicGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Característica */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Characteristic"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  characteristicUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Característica */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CharacteristicUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Characteristic"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  characteristicDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Característica */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  productList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Código */
          sku?: string;
          /** Categoría */
          category?: string;
          /** Marca */
          brand?: string;
          /** Disponibilidad */
          availability?: "in_stock" | "out_of_stock" | "preorder" | "discontinued";
          /** Activo */
          enabled?: boolean;
          /** Bajo el aviso */
          low_stock?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: [
          "order" | "name" | "sku" | "category" | "price_cents" | "stock" | "availability" | "updated_at",
          "ASC" | "DESC"
        ];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Product"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  productCreate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ProductInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Product"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  productGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Producto */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Product"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  productUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Producto */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ProductUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Product"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  productDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Producto */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  productImportList: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductImports"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  productImport: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "multipart/form-data": components["schemas"]["ImportUpload"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ProductImport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  productImportStart: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Importación */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ProductImportInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductImport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  productImportCancel: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Importación */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductImport"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  productImportRejectedGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Importación */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ImportRejected"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  productImportGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Importación */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductImport"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  productPriceUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ProductPriceInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductPriceResult"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  productManyChange: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ProductBulkInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductBulkResult"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  productCellsUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ProductCellsInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductCells"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  productChangeList: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductChanges"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  productExport: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Código */
          sku?: string;
          /** Categoría */
          category?: string;
          /** Marca */
          brand?: string;
          /** Disponibilidad */
          availability?: "in_stock" | "out_of_stock" | "preorder" | "discontinued";
          /** Activo */
          enabled?: boolean;
          /** Bajo el aviso */
          low_stock?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: [
          "order" | "name" | "sku" | "category" | "price_cents" | "stock" | "availability" | "updated_at",
          "ASC" | "DESC"
        ];
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "text/csv": string } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  productChangeUndo: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Cambio */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductUndo"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  productOrderGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductOrder"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  productOrderUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ProductOrder"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductOrder"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  productSynonymList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Valor */
          value?: string;
          /** De */
          source?: "product" | "option";
        };
        /** Campo y sentido del orden */
        sort?: ["value" | "source", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["ProductSynonym"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  productSynonymUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Valor */
        id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ProductSynonymInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductSynonym"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  productSettingsGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductSettings"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  productSettingsUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ProductSettings"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductSettings"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  productFeedGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductFeed"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  productFeedUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ProductFeedInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductFeed"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  productFeedRead: {
    parameters: {
      path: {
        /** Clave de la dirección */
        token: string;
      };
    };
    responses: {
      200: { content: { "text/csv": string } };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  productFeedImageRead: {
    parameters: {
      path: {
        /** Clave de la dirección */
        token: string;
        /** Producto */
        product: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "image/*": string } };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  formExampleList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Ejemplo */
          text?: string;
          /** Origen */
          source?: "manual" | "import" | "chat" | "suggestion";
          /** Estado */
          state?: "active" | "pending_review" | "rejected";
          /** Uso */
          split?: "train" | "test";
        };
        /** Campo y sentido del orden */
        sort?: ["text" | "source" | "updated_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Example"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  formExampleCreate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["FormExampleInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Example"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  formExampleGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Ejemplo */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Example"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  formExampleUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Ejemplo */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["FormExampleInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Example"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  formExampleDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Ejemplo */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  branchList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Código */
          code?: string;
          /** Activa */
          enabled?: boolean;
          /** Área que atiende */
          area_id?: number | null;
        };
        /** Campo y sentido del orden */
        sort?: ["order" | "name" | "code" | "updated_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Branch"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  branchCreate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["BranchInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Branch"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  branchGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Sucursal */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Branch"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  branchUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Sucursal */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["BranchInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Branch"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  branchDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Sucursal */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  branchMove: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Sucursal */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["BranchMove"] } };
    responses: {
      204: { content?: never };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  branchMapGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["BranchMap"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  branchDeletedList: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["DeletedContent"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  branchRestore: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Sucursal */
        id: components["schemas"]["Id"];
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Branch"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  branchQuestionsGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["BranchQuestions"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  branchQuestionsUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["BranchQuestions"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BranchQuestions"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  branchSettingsGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["BranchSettings"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  branchSettingsUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["BranchSettings"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BranchSettings"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveyCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["SurveyCreateInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["SurveyCreated"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveyQuestionsGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveyQuestions"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  surveyQuestionsUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SurveyQuestionsInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveyQuestions"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveyLinkList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Dirección */
          slug?: string;
          /** Origen */
          source_tag?: string;
          /** Activo */
          enabled?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "slug" | "views" | "starts" | "completions" | "expires_at" | "created_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["SurveyLink"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveyLinkCreate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SurveyLinkInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["SurveyLink"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveyLinkGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Enlace */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveyLink"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  surveyLinkUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Enlace */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SurveyLinkInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveyLink"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveyLinkDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Enlace */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  surveySettingsGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveySettings"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  surveySettingsUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SurveySettings"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveySettings"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveySendList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Estado */
          status?: "running" | "finished" | "cancelled";
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "status" | "created_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["SurveySend"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveySendCreate: {
    parameters: {
      header?: {
        /** Repetir el pedido con la misma clave no lo hace dos veces */
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SurveySendInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["SurveySend"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveySendPreview: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SurveySendAudience"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveySendPreview"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveySendStop: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Envío */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveySend"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  surveyAnswerList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Contacto */
          contact?: string;
          /** Contacto */
          contact_id?: number | null;
          /** Canal */
          channel?: "web" | "webchat" | "whatsapp" | "facebook" | "telegram" | "email";
          /** Estado */
          status?: "partial" | "complete" | "abandoned" | "cancelled" | "handed";
          /** Revisada */
          reviewed?: boolean;
          /** Origen */
          source?: string;
          /** Enlace */
          link_id?: number | null;
          /** Desde. Format: date */
          started_at_from?: string;
          /** Hasta. Format: date */
          started_at_to?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["started_at" | "finished_at" | "contact" | "score" | "status", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["SurveyAnswer"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveyAnswerGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Respuesta */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveyAnswer"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  surveyAnswerUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Respuesta */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SurveyAnswerChange"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveyAnswer"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  surveyAnswerDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Respuesta */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  surveyPersonDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
        /** Una respuesta de la persona */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  surveyAnswerExport: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Contacto */
          contact?: string;
          /** Contacto */
          contact_id?: number | null;
          /** Canal */
          channel?: "web" | "webchat" | "whatsapp" | "facebook" | "telegram" | "email";
          /** Estado */
          status?: "partial" | "complete" | "abandoned" | "cancelled" | "handed";
          /** Revisada */
          reviewed?: boolean;
          /** Origen */
          source?: string;
          /** Enlace */
          link_id?: number | null;
          /** Desde. Format: date */
          started_at_from?: string;
          /** Hasta. Format: date */
          started_at_to?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["started_at" | "finished_at" | "contact" | "score" | "status", "ASC" | "DESC"];
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "text/csv": string } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  surveySummaryGet: {
    parameters: {
      query?: {
        /** Desde */
        from?: string;
        /** Hasta */
        to?: string;
        /** Canal */
        channel?: components["schemas"]["FormRunChannel"];
        /** Enlace */
        link?: components["schemas"]["Id"];
        /** Origen */
        source?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Formulario */
        idForm: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveySummary"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  surveyPublicGet: {
    parameters: {
      path: {
        /** Dirección del enlace */
        slug: string;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SurveyPublic"] } };
      404: components["responses"]["NotFound"];
      410: components["responses"]["Gone"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  surveyPublicAnswer: {
    parameters: {
      path: {
        /** Dirección del enlace */
        slug: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SurveyPublicAnswer"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      410: components["responses"]["Gone"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  surveyProgressUpdate: {
    parameters: {
      path: {
        /** Dirección del enlace */
        slug: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SurveyPublicProgress"] } };
    responses: {
      204: { content?: never };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      410: components["responses"]["Gone"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactFormGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactForm"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  contactFormUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ContactForm"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactForm"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  contactFormLeadList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Teléfono */
          phone?: string;
          /** Correo */
          email?: string;
          /** Canal */
          channel?: "web" | "webchat" | "whatsapp" | "facebook" | "telegram" | "email";
          /** Estado */
          status?: "partial" | "complete" | "abandoned" | "cancelled" | "handed";
          /** Desde. Format: date */
          at_from?: string;
          /** Hasta. Format: date */
          at_to?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["at" | "name" | "channel" | "status", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["ContactFormLead"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  contactFormLeadDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Contacto recibido */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  contactFormSummaryGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactFormSummary"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  contactGroupPreview: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["GroupRule"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["GroupPreview"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactGroupMemberList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Teléfono */
          phone?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "phone" | "last_seen_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Contact"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactGroupMemberUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["GroupMembersInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactGroup"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  homeGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["HomeSummary"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  intentList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["IntentBundle"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  intentCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["IntentInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Intent"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  intentDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Categoría de la intención */
        category_id: number;
        id: components["parameters"]["id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["IntentDeletion"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  intentUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["IntentUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Intent"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  intentMerge: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["IntentMerge"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Intent"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  intentButtonList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["IntentButton"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  intentDeletedList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["DeletedContent"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  intentRestore: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Intent"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  apiKeyList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ApiKeyList"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  apiKeyCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ApiKeyInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ApiKeyCreated"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  apiKeyUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["ApiKeyUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ApiKey"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  apiKeyDelete: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  mediaUpload: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "multipart/form-data": components["schemas"]["MediaUpload"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["MediaFiles"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  mediaGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/octet-stream": string } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  misunderstoodList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Misunderstood"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  misunderstoodResolve: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["MisunderstoodResolution"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["MisunderstoodResult"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  misunderstoodUndo: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["MisunderstoodUndo"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Affected"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  misunderstoodSuggestionList: {
    parameters: { query: { intent_id: number }; path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["MisunderstoodSuggestions"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  misunderstoodCoverageGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["MisunderstoodCoverage"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  notificationGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["NotificationSettings"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  notificationUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["NotificationSettingsInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["NotificationSettings"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  notificationContactList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["NotificationContact"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  notificationTest: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["NotificationTest"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  notificationContactResend: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["NotificationContact"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  notificationPublicGet: {
    parameters: {
      path: {
        /** Clave del enlace */
        token: string;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AlertConsentPublic"] } };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  notificationPublicAnswer: {
    parameters: {
      path: {
        /** Clave del enlace */
        token: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AlertConsentInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["AlertConsentPublic"] } };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  platformBotList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** ID */
          id?: number | number[];
          /** Nombre */
          name?: string;
          /** Plan */
          plan?: string;
          /** Plan */
          plan_id?: number;
          /** Versión */
          version?: string;
          /** Estado */
          special_state?: "chatbot_on" | "chatbot_off";
          /** Estado */
          status?: "chatbot_on" | "chatbot_off" | "suspended" | "removed";
          /** Entrenamiento */
          state?: "active" | "untrained" | "pending" | "maintenance" | "training" | "sync" | "sync_finished" | "server_manager" | "server_manager_finished" | "train" | "train_finished" | "error_catcher" | "error_catcher_finished" | "transfer_manager" | "transfer_manager_finished" | "reboot" | "draft_models" | "draft_models_finished" | "error" | "sync_error" | "server_manager_error" | "train_error" | "error_catcher_error" | "transfer_manager_error" | "draft_models_error";
          /** Responsable */
          owner?: string | null;
          /** Correo del responsable */
          owner_email?: string | null;
          /** Creación. Format: date-time */
          created_at?: string;
          /** Cerca del límite */
          near_limit?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: [
          "id" | "name" | "plan" | "version" | "special_state" | "status" | "state" | "owner" | "owner_email" | "members" | "conversations" | "created_at",
          "ASC" | "DESC"
        ];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["PlatformBot"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  platformBotCreate: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["PlatformBotInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["PlatformBot"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  platformBotGet: {
    parameters: { path: { id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlatformBot"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  platformBotUpdate: {
    parameters: { path: { id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["PlatformBotUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlatformBot"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  platformBotRemove: {
    parameters: { path: { id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["PlatformBotRemoval"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlatformBot"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  platformBotRestore: {
    parameters: { path: { id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["PlatformBotRestoreInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlatformBot"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  platformOwnerChange: {
    parameters: { path: { id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["PlatformBotOwnerInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlatformBot"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  platformBotSuspend: {
    parameters: { path: { id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["SuspensionInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlatformBot"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  platformBotResume: {
    parameters: { path: { id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlatformBot"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  platformAccountList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Usuario */
          username?: string;
          /** Correo */
          email?: string | null;
          /** Estado */
          status?: "confirmed" | "unconfirmed" | "blocked" | "platform";
          /** Creación. Format: date-time */
          created_at?: string;
          /** Sin chatbots */
          without_bots?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "username" | "email" | "status" | "created_at" | "bots" | "last_seen", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["PlatformAccount"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  platformAccountDelete: {
    parameters: { path: { id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  platformConfirmationResend: {
    parameters: { path: { id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlatformAccount"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  platformBlockAdd: {
    parameters: { path: { id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlatformAccount"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  platformBlockRemove: {
    parameters: { path: { id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlatformAccount"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  platformConnectionList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Usuario */
          username?: string;
          /** Estado */
          connected?: true | false;
        };
        /** Campo y sentido del orden */
        sort?: ["user.name" | "user.username" | "connected" | "last_seen" | "date_to_filter", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["UserConnection"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  planList: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Plan"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      500: components["responses"]["Failure"];
    };
  };
  pluginList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Plugin"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  pluginSetupGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PluginSetup"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  whatsappConnect: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["WhatsappInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Plugin"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  whatsappUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["WhatsappUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Plugin"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  facebookConnect: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["FacebookInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Plugin"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  facebookUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["FacebookUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Plugin"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  whatsappNumberAdd: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["WhatsappPin"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Plugin"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  whatsappProfileGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WhatsappProfile"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  whatsappProfileUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["WhatsappProfileInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WhatsappProfile"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  pluginTest: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["PluginTest"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  pluginDisconnect: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Plugin"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  pluginEventList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Conexión */
          plugin_id?: number;
          /** Suceso */
          kind?: "connected" | "account" | "incoming" | "refused" | "sent";
          /** Resultado */
          ok?: true | false;
          /** Desde. Format: date */
          at_from?: string;
          /** Hasta. Format: date */
          at_to?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["PluginEvent"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  telegramConnect: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["TelegramInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Plugin"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  telegramUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["TelegramUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Plugin"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  mailboxConnect: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["MailboxInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Plugin"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  mailboxUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["MailboxUpdate"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Plugin"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  responseList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Título */
          title?: string;
          /** Intención */
          intent_id?: number;
          /** Categoría */
          category_id?: number | null;
          /** Activa */
          enabled?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["id" | "title" | "intent_id" | "used_count" | "last_used_at" | "updated_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["MainResponse"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  responseCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["MainResponseInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["MainResponse"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  responseGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["MainResponse"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  responseUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["MainResponseInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["MainResponse"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  responseDelete: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  secondaryResponseList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Tipo */
          kind?: "follow_up" | "greeting" | "fallback" | "out_of_hours" | "no_agents" | "transfer" | "transfer_present" | "ask_topic" | "ask_reach" | "ask_name" | "ask_thanks" | "ask_skipped" | "waiting_noted" | "waiting_urgent" | "danger" | "danger_gas" | "goodbye" | "media_received" | "voice_received" | "link_received" | "location_received" | "timeout" | "blocked" | "error" | "unanswered" | "clarification" | "doubt" | "complaint" | "datum" | "refusal" | "fallback_last" | "confirm" | "declined" | "queue" | "queue_next" | "waited" | "restart" | "options";
          /** Activa */
          enabled?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["id" | "name" | "kind" | "updated_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["SecondaryResponse"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  secondaryResponseCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["SecondaryResponseInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["SecondaryResponse"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  secondaryResponseGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SecondaryResponse"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  secondaryResponseUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["SecondaryResponseInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SecondaryResponse"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  secondaryResponseDelete: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  quickResponseList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Coincidencia */
          match?: "exact" | "contains" | "starts_with";
          /** Acción */
          action?: "none" | "contact_form" | "handoff";
          /** Activa */
          enabled?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["id" | "priority" | "updated_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["QuickResponse"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  quickResponseCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["QuickResponseInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["QuickResponse"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  quickResponseGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["QuickResponse"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  quickResponseUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["QuickResponseInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["QuickResponse"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  quickResponseDelete: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  quickResponseOrder: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["QuickResponseOrder"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  responseCategoryList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ResponseCategory"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  responseCategoryCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ResponseCategoryInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ResponseCategory"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  responseQuestionCheck: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["QuestionCheckInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["QuestionCheck"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  responseQuestionList: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["IntentQuestions"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  responseQuestionMove: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["QuestionMove"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Affected"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  responseRestore: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["MainResponse"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  responseImport: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ResponseImportInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ImportResult"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  responseExport: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ResponseExport"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  responseLeadCheck: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ResponseLeadInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ResponseLead"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  responseChoiceList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ResponseChoices"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  responseDeletedList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["DeletedResponse"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  responseCategoryUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["ResponseCategoryInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ResponseCategory"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  responseCategoryDelete: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  systemResponseList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SystemResponse"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  secondaryResponseRestore: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SecondaryResponse"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  secondaryResponseConvert: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["MainResponse"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  quickResponseConvert: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Affected"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  quickResponseRestore: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["QuickResponse"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  quickResponseDeletedList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["DeletedContent"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  quickResponseLimitGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["QuickResponseLimit"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  chatRuleMove: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatRulePosition"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatRule"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatRuleToggle: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatRuleSwitch"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatRule"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatRulePreview: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatRuleTrial"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatRulePreview"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatRuleRunList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Regla actual */
          rule_id?: number | null;
          /** Cuándo */
          event?: "request" | "message" | "resolved" | "reopened" | "unanswered";
          /** Resultado */
          result?: "pending" | "done" | "partial" | "failed";
          /** ID */
          chat_id?: number;
          /** Desde. Format: date */
          at_from?: string;
          /** Hasta. Format: date */
          at_to?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["at" | "rule_name" | "user_name", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["ChatRuleRun"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  smallTalkList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SmallTalk"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  smallTalkGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SmallTalk"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  smallTalkUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["SmallTalkInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SmallTalk"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  synonymGroupReset: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SynonymGroup"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  botCreate: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["NewBot"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["MyBot"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  botTemplateList: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["BotTemplate"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      500: components["responses"]["Failure"];
    };
  };
  botStateGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BotState"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  botStateUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["BotStateInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["BotState"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  teamList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TeamUser"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  teamInvite: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["InvitationInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Invitation"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  teamRemove: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Integrante del equipo */
        user_id: number;
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  teamRoleUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Integrante del equipo */
        user_id: number;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["TeamRoleInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TeamUser"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  teamUserUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Integrante del equipo */
        user_id: number;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["TeamUserEdit"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TeamUser"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  availabilityGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["AvailabilityState"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  availabilityUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["AvailabilityInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["AvailabilityState"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  invitationGet: {
    parameters: {
      path: {
        /** El que llegó por correo */
        id: string;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["InvitationLink"] } };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  invitationAccept: {
    parameters: {
      path: {
        /** El que llegó por correo */
        id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["InvitationAnswer"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["SessionToken"] } };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  invitationList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Invitation"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  invitationResend: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Invitation"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  invitationDelete: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  whatsappTemplateList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Idioma */
          language?: string;
          /** Categoría */
          category?: "MARKETING" | "UTILITY" | "AUTHENTICATION";
          /** Estado */
          status?: "approved" | "flagged" | "pending" | "rejected" | "paused" | "disabled" | "archived" | "removed";
          /** Calidad */
          quality?: "green" | "yellow" | "red" | "unknown";
          /** Cuenta de WhatsApp */
          waba_id?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "language" | "category" | "status" | "quality" | "synced_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["WhatsappTemplate"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  whatsappTemplateSync: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WhatsappTemplateSync"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatTemplateList: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        chatId: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatTemplates"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatTemplateSend: {
    parameters: {
      header?: {
        /** Repetir el pedido con la misma clave no lo hace dos veces */
        "Idempotency-Key"?: string;
      };
      path: { bot: components["parameters"]["bot"] };
    };
    requestBody: { content: { "application/json": components["schemas"]["ChatTemplateInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ChatMessage"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatNumberList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatNumbers"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatNumberTemplateList: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Número de WhatsApp */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatTemplates"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  chatStart: {
    parameters: {
      header?: {
        /** Repetir el pedido con la misma clave no lo hace dos veces */
        "Idempotency-Key"?: string;
      };
      path: { bot: components["parameters"]["bot"] };
    };
    requestBody: { content: { "application/json": components["schemas"]["ChatStartInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ChatStarted"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  testMessageSend: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["TestMessageInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestTurn"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  testReset: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["TestReset"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Message"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  testContactList: {
    parameters: {
      query?: {
        /** Texto buscado */
        q?: string;
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestContact"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  testCaseList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Resultado */
          last_result?: "passed" | "failed" | "never";
          /** Probar en cada entrenamiento */
          run_after_training?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["id" | "name" | "last_result" | "last_run_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["TestCase"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  testCaseCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["TestCaseInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["TestCase"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  testCaseGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestCase"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  testCaseUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody: { content: { "application/json": components["schemas"]["TestCaseInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestCase"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  testCaseDelete: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  testRun: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["TestRunInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestRun"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  testBatchRun: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["TestBatchInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestBatchResult"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  testBatchRead: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["TestBatchText"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestBatchList"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  testRecentMessageList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["RecentMessages"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  testChatList: {
    parameters: {
      query?: {
        /** Texto buscado */
        q?: string;
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestChat"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  testChatCaseGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Conversación */
        chatId: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatCase"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  trainingGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Training"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  trainingStart: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      202: { content: { "application/json": components["schemas"]["Training"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  trainingCancel: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Training"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  trainingRestore: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["TrainingRestore"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TrainingRun"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  trainingRunList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Entrenamiento */
          state?: "active" | "untrained" | "pending" | "maintenance" | "training" | "sync" | "sync_finished" | "server_manager" | "server_manager_finished" | "train" | "train_finished" | "error_catcher" | "error_catcher_finished" | "transfer_manager" | "transfer_manager_finished" | "reboot" | "draft_models" | "draft_models_finished" | "error" | "sync_error" | "server_manager_error" | "train_error" | "error_catcher_error" | "transfer_manager_error" | "draft_models_error";
          /** En uso */
          active?: boolean;
          /** Resultado */
          result?: "running" | "done" | "cancelled" | "failed";
        };
        /** Campo y sentido del orden */
        sort?: ["id" | "started_at" | "accuracy" | "examples", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["TrainingRun"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  trainingReportGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["TrainingReport"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  updateList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Tipo */
          kind?: "novedad" | "mejora" | "correccion" | "aviso";
          /** Leída */
          read?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["published_at" | "version", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Update"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  updateFeedGet: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["UpdateFeed"] } };
      500: components["responses"]["Failure"];
    };
  };
  updateRssGet: {
    parameters: {};
    responses: { 200: { content: { "application/rss+xml": string } }; 500: components["responses"]["Failure"] };
  };
  updateRead: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Update"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  webchatSettingsGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatSettings"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  webchatSettingsUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["WebchatSettingsInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatSettings"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  webchatPublicationGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatPublication"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  botStyleGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatStyle"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  botStyleUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["WebchatStyle"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatStyle"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  webchatParametersGet: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatParameters"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  webchatParametersUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["WebchatParameters"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatParameters"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  whatsappMessageUpdate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["WhatsappMessage"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WhatsappMessage"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  webchatFaceGet: {
    parameters: { path: { key: components["parameters"]["key"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatFace"] } };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webchatSessionCreate: {
    parameters: { path: { key: components["parameters"]["key"] } };
    requestBody: { content: { "application/json": components["schemas"]["WebchatSessionInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatSession"] } };
      201: { content: { "application/json": components["schemas"]["WebchatSession"] } };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webchatMessageList: {
    parameters: {
      query?: {
        /** Los que siguen a este número */
        after?: number;
        /** Los anteriores a este número */
        before?: number;
      };
      path: { key: components["parameters"]["key"] };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatMessages"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webchatMessageSend: {
    parameters: { path: { key: components["parameters"]["key"] } };
    requestBody: { content: { "application/json": components["schemas"]["WebchatMessageInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatMessage"] } };
      201: { content: { "application/json": components["schemas"]["WebchatMessage"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webchatFileCreate: {
    parameters: { path: { key: components["parameters"]["key"] } };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["WebchatFileInput"];
        "application/json": components["schemas"]["WebchatFormerFileInput"];
      };
    };
    responses: {
      201: { content: { "application/json": components["schemas"]["WebchatFile"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webchatFileGet: {
    parameters: {
      path: {
        key: components["parameters"]["key"];
        /** Archivo */
        file: string;
      };
    };
    responses: {
      200: { content: { "application/octet-stream": string } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webchatRatingCreate: {
    parameters: { path: { key: components["parameters"]["key"] } };
    requestBody: { content: { "application/json": components["schemas"]["WebchatRatingInput"] } };
    responses: {
      204: { content?: never };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webchatTypingUpdate: {
    parameters: { path: { key: components["parameters"]["key"] } };
    requestBody: { content: { "application/json": components["schemas"]["WebchatTypingInput"] } };
    responses: {
      204: { content?: never };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webchatConsentCreate: {
    parameters: { path: { key: components["parameters"]["key"] } };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webchatOfflineCreate: {
    parameters: { path: { key: components["parameters"]["key"] } };
    requestBody: { content: { "application/json": components["schemas"]["WebchatOfflineInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatMessage"] } };
      201: { content: { "application/json": components["schemas"]["WebchatMessage"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webchatStart: {
    parameters: { path: { key: components["parameters"]["key"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebchatSession"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webhookList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Estado */
          status?: "working" | "waiting" | "failing" | "stopped" | "off";
          /** Encendido */
          active?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "url" | "status" | "attempted_at" | "created_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["Webhook"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  webhookCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["WebhookInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["Webhook"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webhookTest: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebhookTest"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  webhookRotate: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebhookSecret"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  webhookDeliveryList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Webhook */
          webhook_id?: number;
          /** Suceso */
          event?: "message" | "conversation" | "handoff" | "resolved" | "lead" | "form_completed";
          /** Resultado */
          state?: "pending" | "sending" | "delivered" | "failed" | "dropped";
          /** ID del suceso */
          event_id?: string;
          /** Desde. Format: date */
          at_from?: string;
          /** Hasta. Format: date */
          at_to?: string;
        };
        /** Campo y sentido del orden */
        sort?: ["at" | "attempted_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["WebhookDelivery"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  webhookDeliveryGet: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebhookDeliveryDetail"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  webhookResend: {
    parameters: { path: { bot: components["parameters"]["bot"]; id: components["parameters"]["id"] } };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebhookDelivery"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  reportList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Informe */
          page?: "conversations" | "messages" | "intents";
          /** Frecuencia */
          period?: "weekly" | "monthly";
          /** Activo */
          enabled?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "page" | "period" | "last_sent_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["AnalyticsReport"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  reportCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["AnalyticsReportInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["AnalyticsReport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  reportGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AnalyticsReport"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  reportUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AnalyticsReportInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["AnalyticsReport"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  reportDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  figureAlertList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Cifra */
          metric?: "waiting" | "longest_wait" | "started" | "handed_off" | "handoff_rate" | "containment" | "unanswered" | "abandoned" | "resolved" | "reopened" | "first_response" | "resolution" | "on_time" | "csat" | "nps" | "received" | "failed" | "delivery_rate" | "read_rate" | "confidence" | "fallback_rate" | "misunderstood";
          /** Estado */
          state?: "ok" | "no_data" | "pending" | "firing";
          /** Activa */
          enabled?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "metric" | "state" | "fired_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["AnalyticsAlert"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  figureAlertCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["AnalyticsAlertInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["AnalyticsAlert"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  figureAlertGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AnalyticsAlert"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  figureAlertUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AnalyticsAlertInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["AnalyticsAlert"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  figureAlertDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  analyticsExportGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AnalyticsExport"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  analyticsExportDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  contactGroupList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Tipo */
          kind?: "static" | "dynamic";
        };
        /** Campo y sentido del orden */
        sort?: ["name" | "kind" | "members" | "updated_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["ContactGroup"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactGroupCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ContactGroupInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ContactGroup"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactGroupGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactGroup"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactGroupUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ContactGroupInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactGroup"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactGroupDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  contactGroupDeletedList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["DeletedContent"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  contactGroupRestore: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ContactGroup"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatRuleList: {
    parameters: {
      query?: {
        /** Condiciones que deben cumplirse todas */
        filter?: {
          /** Buscar */
          q?: string;
          /** Nombre */
          name?: string;
          /** Cuándo */
          event?: "request" | "message" | "resolved" | "reopened" | "unanswered";
          /** Encendida */
          enabled?: boolean;
        };
        /** Campo y sentido del orden */
        sort?: ["position" | "name" | "event" | "enabled" | "updated_at", "ASC" | "DESC"];
        /** Primera y última posición, contadas desde 0 */
        range?: [number, number];
      };
      path: { bot: components["parameters"]["bot"] };
    };
    responses: {
      200: {
        headers: {
          /** Filas de la respuesta y total, p. ej. «items 0-24/319» */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["ChatRule"][] };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatRuleCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["ChatRuleInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["ChatRule"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatRuleGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatRule"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  chatRuleUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ChatRuleInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatRule"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  chatRuleDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  synonymGroupList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SynonymGroup"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  synonymGroupCreate: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    requestBody: { content: { "application/json": components["schemas"]["SynonymGroupInput"] } };
    responses: {
      201: { content: { "application/json": components["schemas"]["SynonymGroup"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  synonymGroupGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SynonymGroup"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  synonymGroupUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SynonymGroupInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SynonymGroup"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  synonymGroupDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  synonymGroupDeletedList: {
    parameters: { path: { bot: components["parameters"]["bot"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["DeletedContent"][] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  synonymGroupRestore: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["EmptyBody"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["SynonymGroup"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  webhookGet: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Webhook"] } };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  webhookUpdate: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["WebhookInput"] } };
    responses: {
      200: { content: { "application/json": components["schemas"]["Webhook"] } };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  webhookDelete: {
    parameters: {
      path: {
        bot: components["parameters"]["bot"];
        /** Registro */
        id: components["schemas"]["Id"];
      };
    };
    responses: {
      204: { content?: never };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
}
