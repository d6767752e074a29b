// Generated from openapi/ and screens/. Do not edit: npm run generate.
/** The names that each screen knows, by route. */
export interface ScreenKeys {
  '/admin/bots': {
    columns: 'id' | 'name' | 'plan' | 'version' | 'special_state' | 'state'
    inputs: 'name' | 'plan_id' | 'owner' | 'version' | 'special_state' | 'id' | 'plan' | 'state'
    actions: never
    operations: 'platformBotList' | 'platformBotCreate' | 'platformBotUpdate' | 'platformBotGet' | 'planList'
  }
  '/admin/users': {
    columns: 'user.name' | 'user.username' | 'connected' | 'last_seen' | 'connection_effective_type' | 'connection_downlink' | 'connection_rtt'
    inputs: 'name' | 'username' | 'connected'
    actions: never
    operations: 'platformConnectionList'
  }
  '/advanced/entities': {
    columns: 'label' | 'name' | 'type' | 'values' | 'examples_count' | 'used_in' | 'sensitive' | 'updated_at'
    inputs: 'label' | 'name' | 'type' | 'values' | 'values.value' | 'values.synonyms' | 'values.renamed_from' | 'pattern' | 'system_kind' | 'fuzzy' | 'match_case' | 'sensitive'
    actions: never
    operations: 'entityList' | 'entityCreate' | 'entityUpdate' | 'entityGet' | 'entityDelete' | 'entityPatternTest'
  }
  '/advanced/examples': {
    columns: never
    inputs: never
    actions: never
    operations: 'exampleList' | 'exampleCreate' | 'exampleGet' | 'exampleUpdate' | 'exampleDelete' | 'exampleMove' | 'exampleRemove' | 'exampleChange' | 'exampleRestore' | 'exampleCheck' | 'exampleSuggest' | 'exampleImport' | 'exampleExport' | 'intentList' | 'intentCreate' | 'entityList'
  }
  '/advanced/intents': {
    columns: 'description' | 'examples_count' | 'responses_count' | 'health' | 'advice'
    inputs: 'intent_name' | 'description' | 'into_id'
    actions: 'intentMerge' | 'intentDelete'
    operations: 'intentList' | 'intentCreate' | 'intentUpdate' | 'intentMerge' | 'intentDelete'
  }
  '/advanced/misunderstood': {
    columns: never
    inputs: never
    actions: never
    operations: 'misunderstoodList' | 'misunderstoodResolve' | 'misunderstoodUndo' | 'intentButtonList'
  }
  '/analytics': {
    columns: never
    inputs: never
    actions: never
    operations: 'conversationAnalyticsGet' | 'reportList' | 'reportGet' | 'reportCreate' | 'reportUpdate' | 'reportDelete'
  }
  '/analytics/intents': {
    columns: never
    inputs: never
    actions: never
    operations: 'intentAnalyticsGet'
  }
  '/analytics/messages': {
    columns: never
    inputs: never
    actions: never
    operations: 'messageAnalyticsGet'
  }
  '/assistants': {
    columns: never
    inputs: never
    actions: never
    operations: 'assistantList' | 'assistantDelete'
  }
  '/assistants/add': {
    columns: never
    inputs: never
    actions: never
    operations: 'assistantCreate' | 'assistantModelList'
  }
  '/assistants/settings/{idAssistant}': {
    columns: never
    inputs: never
    actions: never
    operations: 'assistantGet' | 'assistantUpdate' | 'assistantModelList' | 'knowledgeList' | 'knowledgeAdd' | 'knowledgeRemove' | 'assistantTest'
  }
  '/billings': {
    columns: never
    inputs: never
    actions: never
    operations: 'billingGet' | 'billingPlanList' | 'planChangePreview' | 'planChange' | 'subscriptionCancel' | 'subscriptionResume' | 'taxDataUpdate' | 'paymentMethodUpdate' | 'invoiceList' | 'invoiceGet' | 'invoicePdfGet'
  }
  '/campaign': {
    columns: never
    inputs: never
    actions: never
    operations: 'campaignCreate' | 'campaignReviewGet' | 'campaignTest' | 'campaignLaunch' | 'templateList' | 'templateCreate' | 'templateGet' | 'templateUpdate' | 'templateDelete' | 'templateSync'
  }
  '/campaign/history': {
    columns: never
    inputs: never
    actions: never
    operations: 'campaignList' | 'campaignDuplicate' | 'campaignDelete'
  }
  '/campaign/{idBroadcast}': {
    columns: never
    inputs: never
    actions: never
    operations: 'campaignGet' | 'campaignUpdate' | 'campaignRecipientList' | 'campaignPause' | 'campaignResume' | 'campaignCancel' | 'campaignRetry'
  }
  '/chats': {
    columns: never
    inputs: never
    actions: never
    operations: 'chatFilter' | 'chatCurrentGet' | 'chatGet' | 'chatStateUpdate' | 'chatCommentCreate' | 'chatAreaUpdate' | 'chatAssign' | 'chatMessageSend' | 'chatDocumentSend' | 'chatReactivate' | 'chatUnreadToggle' | 'chatAnsweredToggle' | 'quickReplyList' | 'quickReplyCreate' | 'quickReplyUpdate' | 'quickReplyDelete' | 'mediaUpload' | 'mediaGet' | 'labelList' | 'labelCreate' | 'labelUpdate' | 'labelDelete' | 'chatLabelUpdate' | 'chatUsernameUpdate' | 'chatDocumentGet' | 'chatAudioTranscribe' | 'chatAreaList' | 'chatLeadExport' | 'chatUserList' | 'chatDraftGet' | 'chatDraftUpdate' | 'chatViewList' | 'chatViewCreate' | 'chatViewUpdate' | 'chatViewDelete' | 'chatBulkUpdate' | 'chatBulkUndo' | 'chatCountsGet' | 'chatMediaList' | 'chatTranscriptGet' | 'chatTranscriptTextGet' | 'chatPinUpdate' | 'chatSnoozeAdd' | 'chatSnoozeRemove' | 'chatUnderstandingGet' | 'quickBudgetGet' | 'quickBudgetPageGet' | 'quickBudgetCreate' | 'quickBudgetSend' | 'budgetList' | 'budgetGet' | 'contactMineList' | 'contactBlock' | 'contactGet' | 'contactUpdate' | 'contactNoteCreate' | 'contactFieldList' | 'botInfoGet' | 'botStateUpdate'
  }
  '/contacts': {
    columns: never
    inputs: never
    actions: never
    operations: 'contactList' | 'contactCreate' | 'contactGet' | 'contactUpdate' | 'contactDelete' | 'contactNoteCreate' | 'contactMerge' | 'contactMergeUndo' | 'contactImport' | 'contactDataGet' | 'contactDataDelete' | 'contactFieldCreate' | 'contactFieldList' | 'contactFieldDelete' | 'contactFieldUpdate' | 'contactBlock'
  }
  '/contacts/areas': {
    columns: 'name' | 'description' | 'enable_handoff' | 'auto_assign' | 'is_default' | 'open_chats'
    inputs: 'name' | 'description' | 'color' | 'user_ids' | 'auto_assign' | 'max_open_per_user' | 'is_default' | 'position' | 'schedule' | 'schedule.timezone' | 'schedule.always_open' | 'schedule.week' | 'schedule.week.day' | 'schedule.week.ranges' | 'schedule.week.ranges.from' | 'schedule.week.ranges.to' | 'schedule.exceptions' | 'schedule.exceptions.date_from' | 'schedule.exceptions.date_to' | 'schedule.exceptions.name' | 'schedule.exceptions.ranges' | 'schedule.exceptions.ranges.from' | 'schedule.exceptions.ranges.to' | 'offline_message' | 'first_response_minutes' | 'resolution_minutes' | 'area_id' | 'enable_handoff' | 'target_area_id'
    actions: 'areaHandoffUpdate' | 'areaMove'
    operations: 'areaList' | 'areaCreate' | 'areaUpdate' | 'areaHandoffUpdate' | 'areaMove' | 'areaContactAdd' | 'areaContactToggle' | 'areaContactList' | 'areaDelete'
  }
  '/contacts/groups': {
    columns: never
    inputs: never
    actions: never
    operations: 'contactGroupList' | 'contactGroupCreate' | 'contactGroupGet' | 'contactGroupUpdate' | 'contactGroupDelete' | 'contactGroupDeletedList' | 'contactGroupRestore' | 'contactGroupPreview' | 'contactGroupMemberList' | 'contactGroupMemberUpdate'
  }
  '/contacts/register': {
    columns: never
    inputs: never
    actions: never
    operations: 'contactEventList' | 'contactImportUndo'
  }
  '/documentation': {
    columns: never
    inputs: never
    actions: never
    operations: 'botInfoGet'
  }
  '/error': {
    columns: never
    inputs: never
    actions: never
    operations: 'botInfoGet'
  }
  '/forms': {
    columns: never
    inputs: never
    actions: never
    operations: 'formList' | 'formGet' | 'formCreate' | 'formUpdate' | 'formDelete' | 'formDuplicate'
  }
  '/forms/add/branch': {
    columns: never
    inputs: never
    actions: never
    operations: 'formCreate'
  }
  '/forms/add/survey': {
    columns: never
    inputs: never
    actions: never
    operations: 'formCreate'
  }
  '/forms/branches/examples/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'formExampleList' | 'formExampleCreate' | 'formExampleGet' | 'formExampleUpdate' | 'formExampleDelete'
  }
  '/forms/branches/questions/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'branchQuestionsGet' | 'branchQuestionsUpdate'
  }
  '/forms/branches/settings/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'branchSettingsGet' | 'branchSettingsUpdate'
  }
  '/forms/branches/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'branchList' | 'branchGet' | 'branchCreate' | 'branchUpdate' | 'branchDelete'
  }
  '/forms/contact': {
    columns: never
    inputs: never
    actions: never
    operations: 'contactFormGet' | 'contactFormUpdate' | 'contactFormLeadList'
  }
  '/forms/products/examples/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'formExampleList' | 'formExampleCreate' | 'formExampleGet' | 'formExampleUpdate' | 'formExampleDelete'
  }
  '/forms/products/inventory/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'productList' | 'productCreate' | 'productGet' | 'productUpdate' | 'productDelete' | 'productImport' | 'productPriceUpdate' | 'productChangeUndo'
  }
  '/forms/products/reorder/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'productOrderGet' | 'productOrderUpdate'
  }
  '/forms/products/settings/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'productSettingsGet' | 'productSettingsUpdate'
  }
  '/forms/products/synonyms/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'productSynonymList' | 'productSynonymUpdate'
  }
  '/forms/products/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'characteristicList' | 'characteristicCreate' | 'characteristicGet' | 'characteristicUpdate' | 'characteristicDelete'
  }
  '/forms/survey/links/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'surveyLinkList' | 'surveyLinkCreate' | 'surveyLinkGet' | 'surveyLinkUpdate' | 'surveyLinkDelete'
  }
  '/forms/survey/send/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'surveySendList' | 'surveySendCreate'
  }
  '/forms/survey/settings/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'surveySettingsGet' | 'surveySettingsUpdate'
  }
  '/forms/survey/{idForm}': {
    columns: never
    inputs: never
    actions: never
    operations: 'surveyQuestionsGet' | 'surveyQuestionsUpdate' | 'surveySummaryGet' | 'surveyAnswerList' | 'surveyAnswerUpdate' | 'surveyAnswerDelete'
  }
  '/historychanges': {
    columns: 'at' | 'actor.name' | 'action' | 'resource_type' | 'resource_label' | 'diff' | 'actor.role' | 'actor.type' | 'resource_id' | 'ip' | 'user_agent' | 'request_id' | 'status'
    inputs: 'actor' | 'resource_type' | 'action' | 'at' | 'resource_id' | 'status'
    actions: never
    operations: 'changeList' | 'changeRestore'
  }
  '/home': {
    columns: never
    inputs: never
    actions: never
    operations: 'botInfoGet' | 'homeGet' | 'connectionUpdate' | 'connectionBeacon' | 'connectionList' | 'sessionLogout'
  }
  '/login': {
    columns: never
    inputs: never
    actions: never
    operations: 'sessionLogin' | 'accountCreate' | 'meGet'
  }
  '/login/forgot/{token}': {
    columns: never
    inputs: never
    actions: never
    operations: 'recoveryGet' | 'recoveryComplete'
  }
  '/login/reset': {
    columns: never
    inputs: never
    actions: never
    operations: 'recoveryCreate'
  }
  '/plugins': {
    columns: never
    inputs: never
    actions: never
    operations: 'pluginList' | 'pluginGet' | 'pluginTest' | 'pluginDisconnect' | 'pluginRotate' | 'pluginEventList' | 'whatsappConnect' | 'facebookConnect' | 'webchatConnect' | 'instagramConnect' | 'telegramConnect' | 'mailboxConnect' | 'webhookConnect' | 'sheetsConnect' | 'automationConnect' | 'storeConnect' | 'apiKeyList' | 'apiKeyCreate' | 'apiKeyDelete'
  }
  '/register/invited/{id}': {
    columns: never
    inputs: never
    actions: never
    operations: 'invitationGet' | 'invitationAccept'
  }
  '/responses': {
    columns: 'title' | 'intent_id' | 'category_id' | 'enabled' | 'used_count' | 'updated_at'
    inputs: 'intent_id' | 'category_id' | 'enabled'
    actions: never
    operations: 'responseList' | 'responseRestore' | 'secondaryResponseRestore' | 'responseCreate' | 'responseGet' | 'responseUpdate' | 'responseDelete' | 'responseImport' | 'responseExport' | 'responseCategoryList' | 'responseCategoryCreate' | 'responseCategoryUpdate' | 'responseCategoryDelete' | 'responseQuestionCheck' | 'responseQuestionList' | 'responseQuestionMove' | 'responseChoiceList' | 'quickResponseConvert' | 'intentButtonList' | 'mediaUpload' | 'mediaGet' | 'responseLeadCheck'
  }
  '/responses/quick': {
    columns: 'keywords' | 'match' | 'answer' | 'action' | 'enabled'
    inputs: 'match' | 'action' | 'enabled'
    actions: never
    operations: 'quickResponseList' | 'quickResponseCreate' | 'quickResponseGet' | 'quickResponseUpdate' | 'quickResponseDelete' | 'quickResponseRestore' | 'quickResponseOrder' | 'quickResponseLimitGet' | 'responseLeadCheck'
  }
  '/responses/secondary': {
    columns: 'name' | 'kind' | 'parents' | 'enabled' | 'updated_at'
    inputs: 'kind' | 'enabled'
    actions: 'secondaryResponseConvert'
    operations: 'secondaryResponseList' | 'responseDeletedList' | 'responseRestore' | 'secondaryResponseRestore' | 'secondaryResponseConvert' | 'secondaryResponseCreate' | 'secondaryResponseGet' | 'secondaryResponseUpdate' | 'secondaryResponseDelete' | 'systemResponseList' | 'responseChoiceList' | 'responseLeadCheck'
  }
  '/settings/access': {
    columns: never
    inputs: never
    actions: never
    operations: 'accessGet' | 'accessCreate' | 'accessUpdate' | 'accessDelete' | 'accessContactAdd' | 'accessContactRemove' | 'accessContactUpdate' | 'accessAllUpdate'
  }
  '/settings/admin': {
    columns: 'name' | 'username' | 'email' | 'role_id' | 'connected' | 'last_seen'
    inputs: 'email' | 'role_id' | 'permissions' | 'permissions.responses' | 'permissions.forms' | 'permissions.plugins' | 'permissions.chats' | 'permissions.contacts' | 'permissions.advanced_configuration' | 'permissions.configuration' | 'permissions.pricing' | 'name' | 'username' | 'connected'
    actions: 'teamRoleUpdate' | 'teamRemove'
    operations: 'teamList' | 'teamInvite' | 'teamUserUpdate' | 'teamRoleUpdate' | 'teamRemove'
  }
  '/settings/admin/invitations': {
    columns: 'email' | 'role_id' | 'invited_by' | 'created_at' | 'expires_at'
    inputs: 'email'
    actions: 'invitationResend' | 'invitationDelete'
    operations: 'invitationList' | 'invitationResend' | 'invitationDelete'
  }
  '/settings/budget': {
    columns: never
    inputs: never
    actions: never
    operations: 'budgetSettingsGet' | 'budgetSettingsUpdate' | 'budgetSettingsPreview'
  }
  '/settings/general': {
    columns: never
    inputs: 'on_words' | 'area_id' | 'confirmation' | 'wait_message' | 'queue_position' | 'no_agents_response_id' | 'timeout_minutes' | 'same_agent_days' | 'assign_message' | 'return_to_bot_after_minutes' | 'return_message' | 'schedule' | 'schedule.timezone' | 'schedule.always_open' | 'schedule.week' | 'schedule.week.day' | 'schedule.week.ranges' | 'schedule.week.ranges.from' | 'schedule.week.ranges.to' | 'schedule.exceptions' | 'schedule.exceptions.date_from' | 'schedule.exceptions.date_to' | 'schedule.exceptions.name' | 'schedule.exceptions.ranges' | 'schedule.exceptions.ranges.from' | 'schedule.exceptions.ranges.to'
    actions: never
    operations: 'handoffGet' | 'handoffUpdate' | 'handoffScheduleUpdate' | 'botGet' | 'botUpdate' | 'botContactGet' | 'botContactUpdate' | 'exportLeadUpdate' | 'surveyTimeoutUpdate' | 'apiTimeoutUpdate' | 'ratingUrlUpdate' | 'retentionPreview' | 'botExport' | 'botClone' | 'botRemove'
  }
  '/settings/notifications': {
    columns: never
    inputs: never
    actions: never
    operations: 'notificationGet' | 'notificationUpdate' | 'notificationContactList' | 'notificationTest' | 'botContactAdd' | 'botContactRemove'
  }
  '/settings/user': {
    columns: never
    inputs: never
    actions: never
    operations: 'profileUpdate' | 'passwordUpdate' | 'sessionList' | 'sessionDelete' | 'preferencesGet' | 'preferencesUpdate'
  }
  '/settings/webchat': {
    columns: never
    inputs: 'style.title' | 'style.subtitle' | 'style.avatar' | 'style.theme' | 'parameters.font_family' | 'parameters.font_size' | 'parameters.corner_radius' | 'style.colors.primary' | 'style.colors.background' | 'style.colors.user_message' | 'style.colors.bot_message' | 'style.colors.button' | 'style.colors.button_hover' | 'style.open' | 'style.close' | 'parameters.launcher_icon' | 'parameters.launcher_label' | 'parameters.launcher_size' | 'parameters.position' | 'parameters.margin_desktop' | 'parameters.margin_desktop.x' | 'parameters.margin_desktop.y' | 'parameters.margin_mobile' | 'parameters.margin_mobile.x' | 'parameters.margin_mobile.y' | 'parameters.show_on_desktop' | 'parameters.show_on_mobile' | 'parameters.fullscreen_mobile' | 'parameters.show_urls' | 'parameters.hide_urls' | 'parameters.auto_open_seconds' | 'parameters.auto_open_once' | 'parameters.callout' | 'parameters.callout.enabled' | 'parameters.callout.title' | 'parameters.callout.text' | 'parameters.callout.delay_seconds' | 'parameters.welcome_message' | 'parameters.starter_buttons' | 'parameters.starter_buttons.title' | 'parameters.starter_buttons.type' | 'parameters.starter_buttons.target' | 'parameters.starter_buttons.description' | 'parameters.persistent_menu' | 'parameters.persistent_menu.title' | 'parameters.persistent_menu.type' | 'parameters.persistent_menu.target' | 'parameters.persistent_menu.description' | 'parameters.input_placeholder' | 'parameters.input_disabled' | 'parameters.allow_emoji' | 'parameters.allow_audio' | 'parameters.allow_location' | 'parameters.allow_files' | 'parameters.upload_types' | 'parameters.upload_max_mb' | 'parameters.sound' | 'parameters.typing_indicator' | 'parameters.show_agents' | 'parameters.show_waiting_time' | 'parameters.show_transcript' | 'parameters.show_rating' | 'parameters.restart_button' | 'parameters.offline_form' | 'parameters.whatsapp_button' | 'parameters.whatsapp_message' | 'parameters.privacy_notice' | 'parameters.consent_required' | 'parameters.allowed_domains'
    actions: never
    operations: 'webchatSettingsGet' | 'webchatSettingsUpdate'
  }
  '/state': {
    columns: never
    inputs: never
    actions: never
    operations: 'botStateGet' | 'botStateUpdate' | 'trainingGet' | 'trainingStart' | 'trainingCancel'
  }
  '/state/models': {
    columns: 'id' | 'result' | 'started_at' | 'started_by.name' | 'seconds' | 'examples' | 'intents' | 'accuracy' | 'active'
    inputs: 'result' | 'active'
    actions: 'trainingRestore'
    operations: 'trainingRunList' | 'trainingRestore'
  }
  '/state/report/{idRun}': {
    columns: never
    inputs: never
    actions: never
    operations: 'trainingReportGet' | 'exampleMove'
  }
  '/testbot': {
    columns: never
    inputs: never
    actions: never
    operations: 'testMessageSend' | 'testReset' | 'testContactList' | 'testRun' | 'testCaseList' | 'testCaseGet' | 'testCaseCreate' | 'testCaseUpdate' | 'testCaseDelete'
  }
  '/tyc': {
    columns: never
    inputs: never
    actions: never
    operations: 'meGet'
  }
  '/updates': {
    columns: never
    inputs: never
    actions: never
    operations: 'updateList' | 'updateRead'
  }
}
