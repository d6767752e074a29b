/**
 * What happens at an account that its app at Meta is told about, by Meta's names of the fields (Meta: webhooks of the
 * WhatsApp Cloud API and of the Messenger Platform).
 */
export const WEBHOOK_FIELDS = {
  whatsapp: [
    'messages',
    'account_update',
    'phone_number_quality_update',
    'phone_number_name_update',
    'business_capability_update',
    'message_template_status_update',
    'message_template_quality_update',
    'message_template_components_update',
    'template_category_update',
    'user_preferences',
    'user_id_update',
    'smb_message_echoes',
  ],
  facebook: [
    'messages',
    'messaging_postbacks',
    'message_deliveries',
    'message_reads',
    'message_reactions',
    'message_edits',
    'message_echoes',
    'messaging_referrals',
    'messaging_optins',
  ],
} as const
