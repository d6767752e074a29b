// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const BranchAddress = {
  type: 'object',
  required: ['street', 'number', 'city', 'province', 'country'],
  additionalProperties: false,
  properties: {
    street: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[^<>\']*$' },
    number: { type: 'string', maxLength: 10, pattern: '^[^<>\']*$' },
    floor: { type: 'string', maxLength: 20, pattern: '^[^<>\']*$' },
    city: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    province: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    postal_code: { type: 'string', maxLength: 10, pattern: '^[A-Za-z0-9]*$' },
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
  },
}
const BranchAnswerSource = { type: 'string', enum: ['address', 'hours', 'phone', 'services', 'coverage', 'custom'] }
const BranchCoverage = {
  type: 'object',
  additionalProperties: false,
  properties: {
    radius_km: { type: ['number', 'null'], minimum: 0, maximum: 200 },
    postal_codes: {
      type: 'array',
      maxItems: 500,
      items: { type: 'string', pattern: '^[A-Z0-9]{3,10}$' },
      uniqueItems: true,
    },
  },
}
const BranchInput = {
  type: 'object',
  required: ['name', 'address', 'hours'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    code: { type: 'string', maxLength: 20, pattern: '^[^<>\']*$' },
    address: { ref: () => BranchAddress },
    lat: { type: ['number', 'null'], minimum: -90, maximum: 90 },
    lng: { type: ['number', 'null'], minimum: -180, maximum: 180 },
    phones: { type: 'array', maxItems: 10, items: { ref: () => BranchPhone } },
    email: { type: 'string', maxLength: 150, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' },
    hours: { ref: () => OpeningHours },
    services: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
      uniqueItems: true,
    },
    coverage: { ref: () => BranchCoverage },
    photo: { anyOf: [{ ref: () => MediaFile }, { type: 'null' }] },
    manager_contact_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    area_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    enabled: { type: 'boolean' },
    version: { ref: () => EntityVersion },
  },
}
const BranchPhone = {
  type: 'object',
  required: ['kind', 'value'],
  additionalProperties: false,
  properties: { kind: { ref: () => PhoneKind }, value: { type: 'string', pattern: '^\\+?[0-9]{6,15}$' } },
}
const BranchQuestion = {
  type: 'object',
  required: ['id', 'question', 'answer_source'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[a-z0-9_]{1,40}$' },
    question: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^<>\']*$' },
    answer_source: { ref: () => BranchAnswerSource },
    answer_text: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
  },
}
const BranchQuestions = {
  type: 'object',
  required: ['questions'],
  additionalProperties: false,
  properties: {
    questions: { type: 'array', maxItems: 50, items: { ref: () => BranchQuestion } },
    version: { ref: () => EntityVersion },
  },
}
const BranchSelection = { type: 'string', enum: ['by_list', 'by_location', 'by_city', 'nearest'] }
const BranchSettings = {
  type: 'object',
  required: ['selection', 'ask_location', 'max_listed', 'send_map', 'use_holidays'],
  additionalProperties: false,
  properties: {
    selection: { ref: () => BranchSelection },
    ask_location: { type: 'boolean' },
    max_listed: { type: 'integer', minimum: 1, maximum: 10 },
    fallback_branch_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    send_map: { type: 'boolean' },
    closed_message: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    use_holidays: { type: 'boolean' },
    version: { ref: () => EntityVersion },
  },
}
const BranchStock = {
  type: 'object',
  required: ['branch_id', 'stock'],
  additionalProperties: false,
  properties: { branch_id: { ref: () => Id }, stock: { type: 'integer', minimum: 0, maximum: 10000000 } },
}
const CampaignAudience = {
  type: 'object',
  additionalProperties: false,
  properties: {
    group_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 50 },
    label_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 50 },
    contact_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 5000 },
    rule: { anyOf: [{ ref: () => GroupRule }, { type: 'null' }] },
    import_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    exclude: { ref: () => CampaignExclude },
  },
}
const CampaignExclude = {
  type: 'object',
  additionalProperties: false,
  properties: {
    recent_days: { type: 'integer', minimum: 0, maximum: 90 },
    blocked: { type: 'boolean' },
    no_consent: { type: 'boolean' },
    open_chats: { type: 'boolean' },
    answered_days: { type: 'integer', minimum: 0, maximum: 365 },
  },
}
const CampaignReminder = {
  type: 'object',
  required: ['after_hours', 'times'],
  additionalProperties: false,
  properties: {
    after_hours: { type: 'integer', minimum: 1, maximum: 168 },
    times: { type: 'integer', minimum: 0, maximum: 2 },
  },
}
const CampaignRepeat = { type: 'string', enum: ['weekly', 'monthly'] }
const CampaignSchedule = {
  type: 'object',
  required: ['kind', 'timezone'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => CampaignWhen },
    at: { type: ['string', 'null'], format: 'date-time' },
    repeat: { anyOf: [{ ref: () => CampaignRepeat }, { type: 'null' }] },
    weekday: { anyOf: [{ ref: () => Weekday }, { type: 'null' }] },
    month_day: { type: ['integer', 'null'], minimum: 1, maximum: 28 },
    time: { type: ['string', 'null'], pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    timezone: { ref: () => TimeZone },
    from_hour: { type: 'integer', minimum: 0, maximum: 23 },
    to_hour: { type: 'integer', minimum: 1, maximum: 24 },
  },
}
const CampaignWhen = { type: 'string', enum: ['now', 'at', 'recurring'] }
const CatalogSync = {
  type: 'object',
  required: ['enabled'],
  additionalProperties: false,
  properties: {
    enabled: { type: 'boolean' },
    catalog_id: { type: 'string', maxLength: 60, pattern: '^[A-Za-z0-9]*$' },
    last_run_at: { type: ['string', 'null'], format: 'date-time' },
    last_error: { type: ['string', 'null'] },
  },
}
const Channel = { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] }
const CharacteristicInput = {
  type: 'object',
  required: ['key', 'label', 'type'],
  additionalProperties: false,
  properties: {
    key: { type: 'string', pattern: '^[a-z0-9_]{1,40}$' },
    label: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    type: { ref: () => CharacteristicType },
    options: { type: 'array', maxItems: 100, items: { ref: () => CharacteristicOption } },
    unit: { type: 'string', maxLength: 10, pattern: '^[^<>\']*$' },
    required: { type: 'boolean' },
    filterable: { type: 'boolean' },
    variant_axis: { type: 'boolean' },
    show_to_customer: { type: 'boolean' },
    use_in_quote: { type: 'boolean' },
    question: { type: 'string', maxLength: 255, pattern: '^[^<>\']*$' },
    version: { ref: () => EntityVersion },
  },
}
const CharacteristicOption = {
  type: 'object',
  required: ['id', 'value'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[a-z0-9_]{1,40}$' },
    value: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[^<>\']*$' },
    synonyms: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[^<>\']*$' },
      uniqueItems: true,
    },
  },
}
const CharacteristicType = {
  type: 'string',
  enum: ['text', 'number', 'money', 'boolean', 'date', 'select', 'multiselect', 'image', 'url'],
}
const ContactForm = {
  type: 'object',
  required: ['fields', 'ask_mode', 'duplicate_policy'],
  additionalProperties: false,
  properties: {
    fields: { type: 'array', maxItems: 20, items: { ref: () => ContactFormField }, minItems: 1 },
    ask_mode: { ref: () => ContactFormAsk },
    intro: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    thanks: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    consent: { ref: () => ContactFormConsent },
    duplicate_policy: { ref: () => DuplicatePolicy },
    destinations: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 20 },
    channels: { type: 'array', maxItems: 3, items: { ref: () => Channel }, uniqueItems: true },
    version: { ref: () => EntityVersion },
  },
}
const ContactFormAsk = { type: 'string', enum: ['before_chat', 'before_handoff', 'on_button', 'never'] }
const ContactFormConsent = {
  type: 'object',
  required: ['text', 'required'],
  additionalProperties: false,
  properties: {
    text: { type: 'string', maxLength: 500, pattern: '^[^<>\']*$' },
    required: { type: 'boolean' },
    url: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
  },
}
const ContactFormField = {
  type: 'object',
  required: ['key', 'label', 'kind', 'required', 'enabled'],
  additionalProperties: false,
  properties: {
    key: { type: 'string', pattern: '^[a-z0-9_]{1,40}$' },
    label: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[^<>\']*$' },
    kind: { ref: () => ContactFormFieldKind },
    required: { type: 'boolean' },
    enabled: { type: 'boolean' },
  },
}
const ContactFormFieldKind = { type: 'string', enum: ['text', 'phone', 'email', 'document', 'number', 'multiline'] }
const CurrencyCode = { type: 'string', pattern: '^[A-Z]{3}$' }
const DuplicatePolicy = { type: 'string', enum: ['update', 'ask', 'ignore'] }
const EntityVersion = { type: 'integer', minimum: 1 }
const ExampleEntity = {
  type: 'object',
  required: ['start', 'end', 'value', 'entity_id'],
  additionalProperties: false,
  properties: {
    start: { type: 'integer', minimum: 0, maximum: 255 },
    end: { type: 'integer', minimum: 1, maximum: 255 },
    value: { type: 'string', minLength: 1, maxLength: 255 },
    entity_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    canonical_value: { type: ['string', 'null'], maxLength: 60 },
  },
}
const ExampleSplit = { type: 'string', enum: ['train', 'test'] }
const FormExampleInput = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^<>\']*$' },
    entities: { type: 'array', maxItems: 20, items: { ref: () => ExampleEntity } },
    split: { ref: () => ExampleSplit },
    version: { ref: () => EntityVersion },
  },
}
const FormInput = {
  type: 'object',
  required: ['name', 'kind'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    kind: { ref: () => FormKind },
    description: { type: 'string', maxLength: 300, pattern: '^[^<>\']*$' },
    enabled: { type: 'boolean' },
    version: { ref: () => EntityVersion },
  },
}
const FormKind = { type: 'string', enum: ['product', 'branch', 'survey'] }
const FormUpdate = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    description: { type: 'string', maxLength: 300, pattern: '^[^<>\']*$' },
    enabled: { type: 'boolean' },
    version: { ref: () => EntityVersion },
  },
}
const GroupCondition = {
  type: 'object',
  required: ['field', 'operator'],
  additionalProperties: false,
  properties: {
    field: { ref: () => RuleField },
    key: { type: ['string', 'null'], pattern: '^[a-z0-9_]{1,40}$' },
    operator: { ref: () => RuleOperator },
    value: {
      anyOf: [
        { type: ['string', 'number', 'boolean', 'null'], maxLength: 200 },
        { type: 'array', maxItems: 100, items: { type: ['string', 'number'], maxLength: 200 } },
      ],
    },
  },
}
const GroupRule = {
  type: 'object',
  required: ['match', 'conditions'],
  additionalProperties: false,
  properties: {
    match: { ref: () => RuleMatch },
    conditions: { type: 'array', maxItems: 20, items: { ref: () => GroupCondition }, minItems: 1 },
  },
}
const HttpsUrl = { type: 'string', format: 'uri', pattern: '^https://', maxLength: 500 }
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const MediaFile = {
  type: 'object',
  required: ['id', 'filename', 'type', 'size', 'url'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    filename: { type: 'string', maxLength: 255 },
    type: { type: 'string' },
    size: { type: 'integer', minimum: 0 },
    url: { type: 'string' },
  },
}
const OpeningHours = {
  type: 'object',
  required: ['timezone', 'always_open', 'week', 'exceptions'],
  additionalProperties: false,
  properties: {
    timezone: { ref: () => TimeZone },
    always_open: { type: 'boolean' },
    week: {
      type: 'array',
      maxItems: 7,
      items: {
        type: 'object',
        required: ['day', 'ranges'],
        additionalProperties: false,
        properties: {
          day: { ref: () => Weekday },
          ranges: { type: 'array', maxItems: 6, items: { ref: () => TimeRange } },
        },
      },
    },
    exceptions: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['date_from', 'date_to', 'name', 'ranges'],
        additionalProperties: false,
        properties: {
          date_from: { type: 'string', format: 'date' },
          date_to: { type: 'string', format: 'date' },
          name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
          ranges: { type: 'array', maxItems: 6, items: { ref: () => TimeRange } },
        },
      },
    },
  },
}
const OutOfStockPolicy = { type: 'string', enum: ['hide', 'show', 'offer_similar'] }
const PhoneKind = { type: 'string', enum: ['phone', 'whatsapp'] }
const PriceMode = { type: 'string', enum: ['exact', 'from', 'ask'] }
const PriceRounding = { type: 'string', enum: ['none', 'unit', 'ten', 'hundred'] }
const ProductAttributes = {
  type: 'object',
  maxProperties: 60,
  propertyNames: { pattern: '^[a-z0-9_]{1,40}$' },
  additionalProperties: {
    anyOf: [
      { type: ['string', 'number', 'boolean', 'null'], maxLength: 500 },
      { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 40 } },
    ],
  },
}
const ProductAvailability = { type: 'string', enum: ['in_stock', 'out_of_stock', 'preorder', 'discontinued'] }
const ProductDisplay = { type: 'string', enum: ['list', 'carousel', 'one_by_one'] }
const ProductImportInput = {
  type: 'object',
  required: ['content', 'filename', 'preview'],
  additionalProperties: false,
  properties: {
    content: { type: 'string', minLength: 4, maxLength: 13981016 },
    filename: { type: 'string', minLength: 1, maxLength: 255 },
    columns: { type: 'object', maxProperties: 100, additionalProperties: { type: 'string', maxLength: 60 } },
    preview: { type: 'boolean' },
  },
}
const ProductInput = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    sku: { type: 'string', maxLength: 40, pattern: '^[^<>\']*$' },
    name: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^<>\']*$' },
    description: { type: 'string', maxLength: 2000, pattern: '^[^<>\']*$' },
    category: { type: 'string', maxLength: 60, pattern: '^[^<>\']*$' },
    images: { type: 'array', maxItems: 8, items: { ref: () => MediaFile } },
    price_cents: { type: ['integer', 'null'], minimum: 0, maximum: 100000000000 },
    currency: { ref: () => CurrencyCode },
    sale_price_cents: { type: ['integer', 'null'], minimum: 0, maximum: 100000000000 },
    sale_until: { type: ['string', 'null'], format: 'date' },
    price_mode: { ref: () => PriceMode },
    tax_rate: { type: 'number', minimum: 0, maximum: 100 },
    stock: { type: ['integer', 'null'], minimum: 0, maximum: 10000000 },
    stock_alert: { type: ['integer', 'null'], minimum: 0, maximum: 10000000 },
    availability: { ref: () => ProductAvailability },
    attributes: { ref: () => ProductAttributes },
    variants: { type: 'array', maxItems: 100, items: { ref: () => ProductVariant } },
    branch_stock: { type: 'array', maxItems: 200, items: { ref: () => BranchStock } },
    link: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    brand: { type: 'string', maxLength: 60, pattern: '^[^<>\']*$' },
    gtin: { type: 'string', pattern: '^([0-9]{8,14})?$' },
    synonyms: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[^<>\']*$' },
      uniqueItems: true,
    },
    enabled: { type: 'boolean' },
    version: { ref: () => EntityVersion },
  },
}
const ProductOrder = {
  type: 'object',
  required: ['sort_mode', 'product_ids', 'characteristic_ids', 'pinned'],
  additionalProperties: false,
  properties: {
    sort_mode: { ref: () => ProductSortMode },
    product_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 5000 },
    characteristic_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 60 },
    pinned: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 5 },
    version: { ref: () => EntityVersion },
  },
}
const ProductPriceInput = {
  type: 'object',
  required: ['percent', 'preview'],
  additionalProperties: false,
  properties: {
    percent: { type: 'number', minimum: -90, maximum: 500 },
    rounding: { ref: () => PriceRounding },
    product_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 5000 },
    category: { type: 'string', maxLength: 60, pattern: '^[^<>\']*$' },
    preview: { type: 'boolean' },
  },
}
const ProductSettings = {
  type: 'object',
  required: ['display', 'max_items', 'show_stock', 'show_price', 'allow_quote', 'allow_order', 'out_of_stock_policy'],
  additionalProperties: false,
  properties: {
    display: { ref: () => ProductDisplay },
    max_items: { type: 'integer', minimum: 1, maximum: 10 },
    show_stock: { type: 'boolean' },
    show_price: { type: 'boolean' },
    allow_quote: { type: 'boolean' },
    allow_order: { type: 'boolean' },
    ask_before_listing: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 20 },
    no_results_response_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    out_of_stock_policy: { ref: () => OutOfStockPolicy },
    notify_contacts: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 20 },
    handoff_area_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    catalog_sync: { ref: () => CatalogSync },
    version: { ref: () => EntityVersion },
  },
}
const ProductSortMode = { type: 'string', enum: ['manual', 'price_asc', 'price_desc', 'best_seller', 'newest'] }
const ProductSynonymInput = {
  type: 'object',
  required: ['synonyms'],
  additionalProperties: false,
  properties: {
    synonyms: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[^<>\']*$' },
      uniqueItems: true,
    },
  },
}
const ProductVariant = {
  type: 'object',
  required: ['options'],
  additionalProperties: false,
  properties: {
    sku: { type: 'string', maxLength: 40, pattern: '^[^<>\']*$' },
    options: { ref: () => ProductAttributes },
    price_cents: { type: ['integer', 'null'], minimum: 0 },
    stock: { type: ['integer', 'null'], minimum: 0 },
    image_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
  },
}
const RuleField = {
  type: 'string',
  enum: [
    'name',
    'phone',
    'email',
    'company',
    'city',
    'province',
    'label',
    'last_seen',
    'first_seen',
    'channel',
    'area',
    'consent',
    'survey',
    'product',
    'custom',
  ],
}
const RuleMatch = { type: 'string', enum: ['all', 'any'] }
const RuleOperator = {
  type: 'string',
  enum: ['eq', 'ne', 'contains', 'starts', 'gt', 'lt', 'before_days', 'present', 'absent', 'in'],
}
const SurveyCondition = {
  type: 'object',
  required: ['question', 'operator'],
  additionalProperties: false,
  properties: {
    question: { type: 'string', pattern: '^[a-z0-9_]{1,40}$' },
    operator: { ref: () => SurveyOperator },
    value: { type: ['string', 'number', 'boolean', 'null'], maxLength: 255 },
  },
}
const SurveyLinkInput = {
  type: 'object',
  required: ['slug'],
  additionalProperties: false,
  properties: {
    slug: { type: 'string', pattern: '^[a-z0-9-]{3,60}$' },
    name: { type: 'string', maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    web_page: { type: 'boolean' },
    single_use: { type: 'boolean' },
    expires_at: { type: ['string', 'null'], format: 'date-time' },
    response_limit: { type: ['integer', 'null'], minimum: 1, maximum: 1000000 },
    source_tag: { type: 'string', maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,:\\-]*$' },
    enabled: { type: 'boolean' },
    version: { ref: () => EntityVersion },
  },
}
const SurveyOnFail = { type: 'string', enum: ['skip', 'cancel', 'handoff'] }
const SurveyOperator = { type: 'string', enum: ['eq', 'ne', 'gt', 'lt', 'contains', 'answered'] }
const SurveyOption = {
  type: 'object',
  required: ['id', 'label'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[a-z0-9_]{1,40}$' },
    label: { type: 'string', minLength: 1, maxLength: 24, pattern: '^[^<>\']*$' },
    value: { type: ['string', 'number', 'null'], maxLength: 60 },
  },
}
const SurveyPublicAnswer = {
  type: 'object',
  required: ['values'],
  additionalProperties: false,
  properties: {
    consent: { type: 'boolean' },
    values: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: ['question', 'value'],
        additionalProperties: false,
        properties: {
          question: { type: 'string', pattern: '^[a-z0-9_]{1,40}$' },
          value: {
            anyOf: [
              { type: ['string', 'number', 'boolean'], maxLength: 4096 },
              { type: 'array', maxItems: 10, items: { type: 'string', maxLength: 60 } },
            ],
          },
        },
      },
    },
  },
}
const SurveyQuestion = {
  type: 'object',
  required: ['id', 'text', 'kind'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[a-z0-9_]{1,40}$' },
    text: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^<>\']*$' },
    kind: { ref: () => SurveyQuestionKind },
    options: { type: 'array', maxItems: 10, items: { ref: () => SurveyOption } },
    required: { type: 'boolean' },
    min: { type: ['number', 'null'] },
    max: { type: ['number', 'null'] },
    error_text: { type: 'string', maxLength: 255, pattern: '^[^<>\']*$' },
    max_retries: { type: 'integer', minimum: 0, maximum: 5 },
    on_fail: { ref: () => SurveyOnFail },
    show_if: { anyOf: [{ ref: () => SurveyShowIf }, { type: 'null' }] },
    jump_to: {
      type: 'object',
      maxProperties: 10,
      propertyNames: { pattern: '^[a-z0-9_]{1,40}$' },
      additionalProperties: { type: 'string', pattern: '^[a-z0-9_]{1,40}$' },
    },
    save_to: { type: ['string', 'null'], maxLength: 60 },
    skip_if_known: { type: 'boolean' },
  },
}
const SurveyQuestionKind = {
  type: 'string',
  enum: [
    'short_text',
    'long_text',
    'number',
    'email',
    'phone',
    'date',
    'single',
    'multiple',
    'yes_no',
    'rating',
    'nps',
    'csat',
    'file',
    'location',
    'consent',
    'info',
  ],
}
const SurveyQuestions = {
  type: 'object',
  required: ['questions'],
  additionalProperties: false,
  properties: {
    questions: { type: 'array', maxItems: 100, items: { ref: () => SurveyQuestion } },
    version: { ref: () => EntityVersion },
  },
}
const SurveyReview = {
  type: 'object',
  required: ['reviewed'],
  additionalProperties: false,
  properties: { reviewed: { type: 'boolean' } },
}
const SurveySendInput = {
  type: 'object',
  required: ['name', 'channel', 'audience', 'schedule'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    channel: { ref: () => Channel },
    template_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    audience: { ref: () => CampaignAudience },
    schedule: { ref: () => CampaignSchedule },
    reminder: { anyOf: [{ ref: () => CampaignReminder }, { type: 'null' }] },
    exclude_answered_days: { type: 'integer', minimum: 0, maximum: 365 },
  },
}
const SurveySettings = {
  type: 'object',
  required: ['name', 'timeout_minutes', 'one_response_per_contact', 'anonymous', 'trigger'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    intro: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    thanks: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    cancel_words: {
      type: 'array',
      maxItems: 20,
      items: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
      uniqueItems: true,
    },
    timeout_minutes: { type: 'integer', minimum: 1, maximum: 1440 },
    one_response_per_contact: { type: 'boolean' },
    anonymous: { type: 'boolean' },
    open_from: { type: ['string', 'null'], format: 'date-time' },
    close_at: { type: ['string', 'null'], format: 'date-time' },
    trigger: { ref: () => SurveyTrigger },
    trigger_area_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 50 },
    csat_after_resolve: { type: 'boolean' },
    csat_label_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 50 },
    webhook_url: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    notify_contacts: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 20 },
    consent_text: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    consent_required: { type: 'boolean' },
    retention_days: { type: 'integer', minimum: 30, maximum: 3650 },
    version: { ref: () => EntityVersion },
  },
}
const SurveyShowIf = {
  type: 'object',
  required: ['match', 'conditions'],
  additionalProperties: false,
  properties: {
    match: { ref: () => RuleMatch },
    conditions: { type: 'array', maxItems: 10, items: { ref: () => SurveyCondition }, minItems: 1 },
  },
}
const SurveyTrigger = { type: 'string', enum: ['manual', 'end_of_chat', 'button', 'schedule'] }
const TimeRange = {
  type: 'object',
  required: ['from', 'to'],
  additionalProperties: false,
  properties: {
    from: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    to: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  },
}
const TimeZone = { type: 'string', maxLength: 60, pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' }
const Weekday = { type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6] }

export const formListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        name: { type: 'string', maxLength: 200 },
        kind: { type: 'string', enum: ['product', 'branch', 'survey'] },
        enabled: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['name', 'kind', 'item_count', 'answer_count', 'updated_at'] },
        { type: 'string', enum: ['ASC', 'DESC'] },
      ],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.name': { label: 'Nombre' },
    'filter.kind': { label: 'Tipo' },
    'filter.enabled': { label: 'Activo' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const formListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const formCreateBody = {
  validate: /* @__PURE__ */ validator(FormInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    kind: { label: 'Tipo' },
    description: { label: 'Descripción', trim: true, input: 'all' },
    enabled: { label: 'Activo' },
    version: { label: 'Versión' },
  },
}
export const formCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const formGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Formulario' } },
}
export const formUpdateBody = {
  validate: /* @__PURE__ */ validator(FormUpdate),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    description: { label: 'Descripción', trim: true, input: 'all' },
    enabled: { label: 'Activo' },
    version: { label: 'Versión' },
  },
}
export const formUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Formulario' } },
}
export const formDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Formulario' } },
}
export const formDuplicateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Formulario' } },
}
export const characteristicListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        label: { type: 'string', maxLength: 200 },
        type: {
          type: 'string',
          enum: ['text', 'number', 'money', 'boolean', 'date', 'select', 'multiselect', 'image', 'url'],
        },
        filterable: { type: 'boolean' },
        variant_axis: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['order', 'label', 'type', 'used_count'] },
        { type: 'string', enum: ['ASC', 'DESC'] },
      ],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.label': { label: 'Nombre' },
    'filter.type': { label: 'Tipo' },
    'filter.filterable': { label: 'Sirve para buscar' },
    'filter.variant_axis': { label: 'Distingue variantes' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const characteristicListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const characteristicCreateBody = {
  validate: /* @__PURE__ */ validator(CharacteristicInput),
  fields: {
    key: { label: 'Clave', messages: { pattern: 'La clave lleva minúsculas, cifras y guion bajo.' } },
    label: { label: 'Nombre', trim: true, input: 'text' },
    type: { label: 'Tipo' },
    options: { label: 'Opciones' },
    'options.*': { label: 'Opción' },
    'options.*.id': { label: 'Clave', messages: { pattern: 'La clave lleva minúsculas, cifras y guion bajo.' } },
    'options.*.value': { label: 'Opción', trim: true, input: 'all' },
    'options.*.synonyms': { label: 'Sinónimos' },
    'options.*.synonyms.*': { label: 'Sinónimo', trim: true, input: 'all' },
    unit: { label: 'Unidad', input: 'all' },
    required: { label: 'Obligatoria' },
    filterable: { label: 'Sirve para buscar' },
    variant_axis: { label: 'Distingue variantes' },
    show_to_customer: { label: 'Mostrar al cliente' },
    use_in_quote: { label: 'Incluir en presupuestos' },
    question: { label: 'Pregunta del chatbot', trim: true, input: 'all' },
    version: { label: 'Versión' },
  },
}
export const characteristicCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const characteristicGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Característica' },
  },
}
export const characteristicUpdateBody = {
  validate: /* @__PURE__ */ validator(CharacteristicInput),
  fields: {
    key: { label: 'Clave', messages: { pattern: 'La clave lleva minúsculas, cifras y guion bajo.' } },
    label: { label: 'Nombre', trim: true, input: 'text' },
    type: { label: 'Tipo' },
    options: { label: 'Opciones' },
    'options.*': { label: 'Opción' },
    'options.*.id': { label: 'Clave', messages: { pattern: 'La clave lleva minúsculas, cifras y guion bajo.' } },
    'options.*.value': { label: 'Opción', trim: true, input: 'all' },
    'options.*.synonyms': { label: 'Sinónimos' },
    'options.*.synonyms.*': { label: 'Sinónimo', trim: true, input: 'all' },
    unit: { label: 'Unidad', input: 'all' },
    required: { label: 'Obligatoria' },
    filterable: { label: 'Sirve para buscar' },
    variant_axis: { label: 'Distingue variantes' },
    show_to_customer: { label: 'Mostrar al cliente' },
    use_in_quote: { label: 'Incluir en presupuestos' },
    question: { label: 'Pregunta del chatbot', trim: true, input: 'all' },
    version: { label: 'Versión' },
  },
}
export const characteristicUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Característica' },
  },
}
export const characteristicDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Característica' },
  },
}
export const productListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        name: { type: 'string', maxLength: 200 },
        sku: { type: 'string', maxLength: 200 },
        category: { type: 'string', maxLength: 200 },
        brand: { type: 'string', maxLength: 200 },
        availability: { type: 'string', enum: ['in_stock', 'out_of_stock', 'preorder', 'discontinued'] },
        enabled: { type: 'boolean' },
        low_stock: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        {
          type: 'string',
          enum: ['order', 'name', 'sku', 'category', 'price_cents', 'stock', 'availability', 'updated_at'],
        },
        { type: 'string', enum: ['ASC', 'DESC'] },
      ],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.name': { label: 'Nombre' },
    'filter.sku': { label: 'Código' },
    'filter.category': { label: 'Categoría' },
    'filter.brand': { label: 'Marca' },
    'filter.availability': { label: 'Disponibilidad' },
    'filter.enabled': { label: 'Activo' },
    'filter.low_stock': { label: 'Bajo el aviso' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const productListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const productCreateBody = {
  validate: /* @__PURE__ */ validator(ProductInput),
  fields: {
    sku: { label: 'Código', trim: true, input: 'all' },
    name: { label: 'Nombre', trim: true, input: 'all' },
    description: { label: 'Descripción', input: 'all' },
    category: { label: 'Categoría', trim: true, input: 'all' },
    images: { label: 'Imágenes' },
    'images.*.id': { label: 'ID' },
    'images.*.filename': { label: 'Archivo' },
    'images.*.type': { label: 'Tipo' },
    'images.*.size': { label: 'Tamaño' },
    'images.*.url': { label: 'Dirección' },
    price_cents: { label: 'Precio' },
    currency: { label: 'Moneda' },
    sale_price_cents: { label: 'Precio de oferta' },
    sale_until: { label: 'Oferta hasta' },
    price_mode: { label: 'Mostrar precio' },
    tax_rate: { label: 'IVA' },
    stock: { label: 'Stock' },
    stock_alert: { label: 'Avisar bajo' },
    availability: { label: 'Disponibilidad' },
    attributes: { label: 'Características' },
    variants: { label: 'Variantes' },
    'variants.*': { label: 'Variante' },
    'variants.*.sku': { label: 'Código', trim: true, input: 'all' },
    'variants.*.options': { label: 'Opciones' },
    'variants.*.price_cents': { label: 'Precio' },
    'variants.*.stock': { label: 'Stock' },
    'variants.*.image_id': { label: 'Imagen' },
    branch_stock: { label: 'Stock por sucursal' },
    'branch_stock.*': { label: 'Stock en una sucursal' },
    'branch_stock.*.branch_id': { label: 'Sucursal' },
    'branch_stock.*.stock': { label: 'Stock' },
    link: {
      label: 'Enlace',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    brand: { label: 'Marca', trim: true, input: 'all' },
    gtin: { label: 'Código de barras', messages: { pattern: 'El código de barras lleva de 8 a 14 cifras.' } },
    synonyms: { label: 'Sinónimos' },
    'synonyms.*': { label: 'Sinónimo', trim: true, input: 'all' },
    enabled: { label: 'Activo' },
    version: { label: 'Versión' },
  },
}
export const productCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const productGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Producto' },
  },
}
export const productUpdateBody = {
  validate: /* @__PURE__ */ validator(ProductInput),
  fields: {
    sku: { label: 'Código', trim: true, input: 'all' },
    name: { label: 'Nombre', trim: true, input: 'all' },
    description: { label: 'Descripción', input: 'all' },
    category: { label: 'Categoría', trim: true, input: 'all' },
    images: { label: 'Imágenes' },
    'images.*.id': { label: 'ID' },
    'images.*.filename': { label: 'Archivo' },
    'images.*.type': { label: 'Tipo' },
    'images.*.size': { label: 'Tamaño' },
    'images.*.url': { label: 'Dirección' },
    price_cents: { label: 'Precio' },
    currency: { label: 'Moneda' },
    sale_price_cents: { label: 'Precio de oferta' },
    sale_until: { label: 'Oferta hasta' },
    price_mode: { label: 'Mostrar precio' },
    tax_rate: { label: 'IVA' },
    stock: { label: 'Stock' },
    stock_alert: { label: 'Avisar bajo' },
    availability: { label: 'Disponibilidad' },
    attributes: { label: 'Características' },
    variants: { label: 'Variantes' },
    'variants.*': { label: 'Variante' },
    'variants.*.sku': { label: 'Código', trim: true, input: 'all' },
    'variants.*.options': { label: 'Opciones' },
    'variants.*.price_cents': { label: 'Precio' },
    'variants.*.stock': { label: 'Stock' },
    'variants.*.image_id': { label: 'Imagen' },
    branch_stock: { label: 'Stock por sucursal' },
    'branch_stock.*': { label: 'Stock en una sucursal' },
    'branch_stock.*.branch_id': { label: 'Sucursal' },
    'branch_stock.*.stock': { label: 'Stock' },
    link: {
      label: 'Enlace',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    brand: { label: 'Marca', trim: true, input: 'all' },
    gtin: { label: 'Código de barras', messages: { pattern: 'El código de barras lleva de 8 a 14 cifras.' } },
    synonyms: { label: 'Sinónimos' },
    'synonyms.*': { label: 'Sinónimo', trim: true, input: 'all' },
    enabled: { label: 'Activo' },
    version: { label: 'Versión' },
  },
}
export const productUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Producto' },
  },
}
export const productDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Producto' },
  },
}
export const productImportBody = {
  validate: /* @__PURE__ */ validator(ProductImportInput),
  fields: {
    content: { label: 'Archivo' },
    filename: { label: 'Nombre', trim: true },
    columns: { label: 'Columnas' },
    preview: { label: 'Solo comprobar' },
  },
}
export const productImportParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const productPriceUpdateBody = {
  validate: /* @__PURE__ */ validator(ProductPriceInput),
  fields: {
    percent: { label: 'Porcentaje' },
    rounding: { label: 'Redondeo' },
    product_ids: { label: 'Productos' },
    'product_ids.*': { label: 'ID' },
    category: { label: 'Categoría', input: 'all' },
    preview: { label: 'Solo mostrar' },
  },
}
export const productPriceUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const productChangeUndoParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Producto' },
  },
}
export const productOrderGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const productOrderUpdateBody = {
  validate: /* @__PURE__ */ validator(ProductOrder),
  fields: {
    sort_mode: { label: 'Orden' },
    product_ids: { label: 'Productos' },
    'product_ids.*': { label: 'ID' },
    characteristic_ids: { label: 'Características que se preguntan' },
    'characteristic_ids.*': { label: 'ID' },
    pinned: { label: 'Destacados' },
    'pinned.*': { label: 'ID' },
    version: { label: 'Versión' },
  },
}
export const productOrderUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const productSynonymListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        value: { type: 'string', maxLength: 200 },
        source: { type: 'string', enum: ['product', 'option'] },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [{ type: 'string', enum: ['value', 'source'] }, { type: 'string', enum: ['ASC', 'DESC'] }],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.value': { label: 'Valor' },
    'filter.source': { label: 'De' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const productSynonymListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const productSynonymUpdateBody = {
  validate: /* @__PURE__ */ validator(ProductSynonymInput),
  fields: { synonyms: { label: 'Sinónimos' }, 'synonyms.*': { label: 'Sinónimo', trim: true, input: 'all' } },
}
export const productSynonymUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { type: 'string', pattern: '^[a-z0-9_-]{1,80}$' },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Valor' },
  },
}
export const productSettingsGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const productSettingsUpdateBody = {
  validate: /* @__PURE__ */ validator(ProductSettings),
  fields: {
    display: { label: 'Mostrar como' },
    max_items: { label: 'Productos por respuesta' },
    show_stock: { label: 'Mostrar stock' },
    show_price: { label: 'Mostrar precio' },
    allow_quote: { label: 'Permitir presupuesto' },
    allow_order: { label: 'Permitir pedido' },
    ask_before_listing: { label: 'Preguntar antes de listar' },
    'ask_before_listing.*': { label: 'ID' },
    no_results_response_id: { label: 'Sin resultados' },
    out_of_stock_policy: { label: 'Sin stock' },
    notify_contacts: { label: 'Avisar a' },
    'notify_contacts.*': { label: 'ID' },
    handoff_area_id: { label: 'Derivar a' },
    catalog_sync: { label: 'Catálogo' },
    'catalog_sync.enabled': { label: 'Sincronizar con el catálogo de Meta' },
    'catalog_sync.catalog_id': { label: 'Catálogo', trim: true, input: 'alphanumeric' },
    'catalog_sync.last_run_at': { label: 'Última sincronización' },
    'catalog_sync.last_error': { label: 'Último error' },
    version: { label: 'Versión' },
  },
}
export const productSettingsUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const formExampleListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        text: { type: 'string', maxLength: 200 },
        source: { type: 'string', enum: ['manual', 'import', 'chat', 'suggestion'] },
        state: { type: 'string', enum: ['active', 'pending_review', 'rejected'] },
        split: { type: 'string', enum: ['train', 'test'] },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [{ type: 'string', enum: ['text', 'source', 'updated_at'] }, { type: 'string', enum: ['ASC', 'DESC'] }],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.text': { label: 'Ejemplo' },
    'filter.source': { label: 'Origen' },
    'filter.state': { label: 'Estado' },
    'filter.split': { label: 'Uso' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const formExampleListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const formExampleCreateBody = {
  validate: /* @__PURE__ */ validator(FormExampleInput),
  fields: {
    text: { label: 'Ejemplo', trim: true, input: 'all' },
    entities: { label: 'Entidades' },
    'entities.*': { label: 'Entidad marcada' },
    'entities.*.start': { label: 'Desde' },
    'entities.*.end': { label: 'Hasta' },
    'entities.*.value': { label: 'Valor' },
    'entities.*.entity_id': { label: 'Entidad' },
    'entities.*.canonical_value': { label: 'Valor principal' },
    split: { label: 'Uso' },
    version: { label: 'Versión' },
  },
}
export const formExampleCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const formExampleGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Ejemplo' },
  },
}
export const formExampleUpdateBody = {
  validate: /* @__PURE__ */ validator(FormExampleInput),
  fields: {
    text: { label: 'Ejemplo', trim: true, input: 'all' },
    entities: { label: 'Entidades' },
    'entities.*': { label: 'Entidad marcada' },
    'entities.*.start': { label: 'Desde' },
    'entities.*.end': { label: 'Hasta' },
    'entities.*.value': { label: 'Valor' },
    'entities.*.entity_id': { label: 'Entidad' },
    'entities.*.canonical_value': { label: 'Valor principal' },
    split: { label: 'Uso' },
    version: { label: 'Versión' },
  },
}
export const formExampleUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Ejemplo' },
  },
}
export const formExampleDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Ejemplo' },
  },
}
export const branchListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        name: { type: 'string', maxLength: 200 },
        code: { type: 'string', maxLength: 200 },
        enabled: { type: 'boolean' },
        area_id: { type: 'integer' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['order', 'name', 'code', 'updated_at'] },
        { type: 'string', enum: ['ASC', 'DESC'] },
      ],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.name': { label: 'Nombre' },
    'filter.code': { label: 'Código' },
    'filter.enabled': { label: 'Activa' },
    'filter.area_id': { label: 'Área que atiende' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const branchListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const branchCreateBody = {
  validate: /* @__PURE__ */ validator(BranchInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    code: { label: 'Código', trim: true, input: 'all' },
    address: { label: 'Domicilio' },
    'address.street': { label: 'Calle', trim: true, input: 'all' },
    'address.number': { label: 'Número', input: 'all' },
    'address.floor': { label: 'Piso', input: 'all' },
    'address.city': { label: 'Localidad', trim: true, input: 'text' },
    'address.province': { label: 'Provincia', trim: true, input: 'text' },
    'address.postal_code': { label: 'Código postal', input: 'alphanumeric' },
    'address.country': { label: 'País' },
    lat: { label: 'Latitud' },
    lng: { label: 'Longitud' },
    phones: { label: 'Teléfonos' },
    'phones.*': { label: 'Teléfono' },
    'phones.*.kind': { label: 'Tipo' },
    'phones.*.value': { label: 'Número', messages: { pattern: 'El teléfono lleva solo cifras y al menos 6.' }, trim: true },
    email: { label: 'Correo', messages: { pattern: 'El correo no es válido.' }, trim: true, input: 'email' },
    hours: { label: 'Horario' },
    'hours.timezone': { label: 'Zona horaria', messages: { pattern: 'La zona horaria no es válida.' } },
    'hours.always_open': { label: 'Siempre abierto' },
    'hours.week': { label: 'Semana' },
    'hours.week.*': { label: 'Día' },
    'hours.week.*.day': { label: 'Día' },
    'hours.week.*.ranges': { label: 'Franjas' },
    'hours.week.*.ranges.*': { label: 'Franja' },
    'hours.week.*.ranges.*.from': { label: 'Desde' },
    'hours.week.*.ranges.*.to': { label: 'Hasta' },
    'hours.exceptions': { label: 'Excepciones' },
    'hours.exceptions.*': { label: 'Excepción' },
    'hours.exceptions.*.date_from': { label: 'Desde' },
    'hours.exceptions.*.date_to': { label: 'Hasta' },
    'hours.exceptions.*.name': { label: 'Nombre', trim: true, input: 'text' },
    'hours.exceptions.*.ranges': { label: 'Franjas' },
    'hours.exceptions.*.ranges.*': { label: 'Franja' },
    'hours.exceptions.*.ranges.*.from': { label: 'Desde' },
    'hours.exceptions.*.ranges.*.to': { label: 'Hasta' },
    services: { label: 'Servicios' },
    'services.*': { label: 'Servicio', trim: true, input: 'text' },
    coverage: { label: 'Zona de cobertura' },
    'coverage.radius_km': { label: 'Radio en km' },
    'coverage.postal_codes': { label: 'Códigos postales' },
    'coverage.postal_codes.*': { label: 'Código postal' },
    photo: { label: 'Foto' },
    'photo.id': { label: 'ID' },
    'photo.filename': { label: 'Archivo' },
    'photo.type': { label: 'Tipo' },
    'photo.size': { label: 'Tamaño' },
    'photo.url': { label: 'Dirección' },
    manager_contact_id: { label: 'Encargado' },
    area_id: { label: 'Área que atiende' },
    enabled: { label: 'Activa' },
    version: { label: 'Versión' },
  },
}
export const branchCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const branchGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Rama' },
  },
}
export const branchUpdateBody = {
  validate: /* @__PURE__ */ validator(BranchInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    code: { label: 'Código', trim: true, input: 'all' },
    address: { label: 'Domicilio' },
    'address.street': { label: 'Calle', trim: true, input: 'all' },
    'address.number': { label: 'Número', input: 'all' },
    'address.floor': { label: 'Piso', input: 'all' },
    'address.city': { label: 'Localidad', trim: true, input: 'text' },
    'address.province': { label: 'Provincia', trim: true, input: 'text' },
    'address.postal_code': { label: 'Código postal', input: 'alphanumeric' },
    'address.country': { label: 'País' },
    lat: { label: 'Latitud' },
    lng: { label: 'Longitud' },
    phones: { label: 'Teléfonos' },
    'phones.*': { label: 'Teléfono' },
    'phones.*.kind': { label: 'Tipo' },
    'phones.*.value': { label: 'Número', messages: { pattern: 'El teléfono lleva solo cifras y al menos 6.' }, trim: true },
    email: { label: 'Correo', messages: { pattern: 'El correo no es válido.' }, trim: true, input: 'email' },
    hours: { label: 'Horario' },
    'hours.timezone': { label: 'Zona horaria', messages: { pattern: 'La zona horaria no es válida.' } },
    'hours.always_open': { label: 'Siempre abierto' },
    'hours.week': { label: 'Semana' },
    'hours.week.*': { label: 'Día' },
    'hours.week.*.day': { label: 'Día' },
    'hours.week.*.ranges': { label: 'Franjas' },
    'hours.week.*.ranges.*': { label: 'Franja' },
    'hours.week.*.ranges.*.from': { label: 'Desde' },
    'hours.week.*.ranges.*.to': { label: 'Hasta' },
    'hours.exceptions': { label: 'Excepciones' },
    'hours.exceptions.*': { label: 'Excepción' },
    'hours.exceptions.*.date_from': { label: 'Desde' },
    'hours.exceptions.*.date_to': { label: 'Hasta' },
    'hours.exceptions.*.name': { label: 'Nombre', trim: true, input: 'text' },
    'hours.exceptions.*.ranges': { label: 'Franjas' },
    'hours.exceptions.*.ranges.*': { label: 'Franja' },
    'hours.exceptions.*.ranges.*.from': { label: 'Desde' },
    'hours.exceptions.*.ranges.*.to': { label: 'Hasta' },
    services: { label: 'Servicios' },
    'services.*': { label: 'Servicio', trim: true, input: 'text' },
    coverage: { label: 'Zona de cobertura' },
    'coverage.radius_km': { label: 'Radio en km' },
    'coverage.postal_codes': { label: 'Códigos postales' },
    'coverage.postal_codes.*': { label: 'Código postal' },
    photo: { label: 'Foto' },
    'photo.id': { label: 'ID' },
    'photo.filename': { label: 'Archivo' },
    'photo.type': { label: 'Tipo' },
    'photo.size': { label: 'Tamaño' },
    'photo.url': { label: 'Dirección' },
    manager_contact_id: { label: 'Encargado' },
    area_id: { label: 'Área que atiende' },
    enabled: { label: 'Activa' },
    version: { label: 'Versión' },
  },
}
export const branchUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Rama' },
  },
}
export const branchDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Rama' },
  },
}
export const branchQuestionsGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const branchQuestionsUpdateBody = {
  validate: /* @__PURE__ */ validator(BranchQuestions),
  fields: {
    questions: { label: 'Preguntas' },
    'questions.*': { label: 'Pregunta' },
    'questions.*.id': { label: 'Identificador', messages: { pattern: 'La clave lleva minúsculas, cifras y guion bajo.' } },
    'questions.*.question': { label: 'Pregunta', trim: true, input: 'all' },
    'questions.*.answer_source': { label: 'Se contesta con' },
    'questions.*.answer_text': { label: 'Texto', input: 'all' },
    version: { label: 'Versión' },
  },
}
export const branchQuestionsUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const branchSettingsGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const branchSettingsUpdateBody = {
  validate: /* @__PURE__ */ validator(BranchSettings),
  fields: {
    selection: { label: 'Cómo se elige' },
    ask_location: { label: 'Pedir la ubicación' },
    max_listed: { label: 'Ramas por respuesta' },
    fallback_branch_id: { label: 'Si ninguna corresponde' },
    send_map: { label: 'Enviar el mapa' },
    closed_message: { label: 'Mensaje de cerrado', input: 'all' },
    use_holidays: { label: 'Respetar los feriados' },
    version: { label: 'Versión' },
  },
}
export const branchSettingsUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const surveyQuestionsGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const surveyQuestionsUpdateBody = {
  validate: /* @__PURE__ */ validator(SurveyQuestions),
  fields: {
    questions: { label: 'Preguntas' },
    'questions.*': { label: 'Pregunta' },
    'questions.*.id': { label: 'Identificador', messages: { pattern: 'La clave lleva minúsculas, cifras y guion bajo.' } },
    'questions.*.text': { label: 'Pregunta', trim: true, input: 'all' },
    'questions.*.kind': { label: 'Tipo' },
    'questions.*.options': { label: 'Opciones' },
    'questions.*.options.*': { label: 'Opción' },
    'questions.*.options.*.id': { label: 'Clave', messages: { pattern: 'La clave lleva minúsculas, cifras y guion bajo.' } },
    'questions.*.options.*.label': { label: 'Opción', trim: true, input: 'all' },
    'questions.*.options.*.value': { label: 'Valor' },
    'questions.*.required': { label: 'Obligatoria' },
    'questions.*.min': { label: 'Mínimo' },
    'questions.*.max': { label: 'Máximo' },
    'questions.*.error_text': { label: 'Si la respuesta no sirve', input: 'all' },
    'questions.*.max_retries': { label: 'Reintentos' },
    'questions.*.on_fail': { label: 'Si no contesta bien' },
    'questions.*.show_if': { label: 'Mostrar si' },
    'questions.*.show_if.match': { label: 'Cumple' },
    'questions.*.show_if.conditions': { label: 'Condiciones' },
    'questions.*.show_if.conditions.*': { label: 'Condición' },
    'questions.*.show_if.conditions.*.question': { label: 'Pregunta', messages: { pattern: 'La clave lleva minúsculas, cifras y guion bajo.' } },
    'questions.*.show_if.conditions.*.operator': { label: 'Comparación' },
    'questions.*.show_if.conditions.*.value': { label: 'Valor' },
    'questions.*.jump_to': { label: 'Saltar a' },
    'questions.*.save_to': { label: 'Guardar en' },
    'questions.*.skip_if_known': { label: 'No preguntar lo que ya se sabe' },
    version: { label: 'Versión' },
  },
}
export const surveyQuestionsUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const surveyLinkListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        name: { type: 'string', maxLength: 200 },
        slug: { type: 'string', maxLength: 200 },
        enabled: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['name', 'slug', 'views', 'completions', 'expires_at', 'created_at'] },
        { type: 'string', enum: ['ASC', 'DESC'] },
      ],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.name': { label: 'Nombre' },
    'filter.slug': { label: 'Dirección' },
    'filter.enabled': { label: 'Activo' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const surveyLinkListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const surveyLinkCreateBody = {
  validate: /* @__PURE__ */ validator(SurveyLinkInput),
  fields: {
    slug: {
      label: 'Dirección',
      messages: { pattern: 'La dirección lleva de 3 a 60 minúsculas, cifras o guiones.' },
    },
    name: { label: 'Nombre', trim: true, input: 'text' },
    web_page: { label: 'Página web' },
    single_use: { label: 'Una respuesta por enlace' },
    expires_at: { label: 'Vence' },
    response_limit: { label: 'Límite de respuestas' },
    source_tag: { label: 'Origen', trim: true, input: 'text-no-space' },
    enabled: { label: 'Activo' },
    version: { label: 'Versión' },
  },
}
export const surveyLinkCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const surveyLinkGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Enlace' },
  },
}
export const surveyLinkUpdateBody = {
  validate: /* @__PURE__ */ validator(SurveyLinkInput),
  fields: {
    slug: {
      label: 'Dirección',
      messages: { pattern: 'La dirección lleva de 3 a 60 minúsculas, cifras o guiones.' },
    },
    name: { label: 'Nombre', trim: true, input: 'text' },
    web_page: { label: 'Página web' },
    single_use: { label: 'Una respuesta por enlace' },
    expires_at: { label: 'Vence' },
    response_limit: { label: 'Límite de respuestas' },
    source_tag: { label: 'Origen', trim: true, input: 'text-no-space' },
    enabled: { label: 'Activo' },
    version: { label: 'Versión' },
  },
}
export const surveyLinkUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Enlace' },
  },
}
export const surveyLinkDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Enlace' },
  },
}
export const surveySettingsGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const surveySettingsUpdateBody = {
  validate: /* @__PURE__ */ validator(SurveySettings),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    intro: { label: 'Presentación', input: 'all' },
    thanks: { label: 'Agradecimiento', input: 'all' },
    cancel_words: { label: 'Palabras para cancelar' },
    'cancel_words.*': { label: 'Palabra', trim: true, input: 'text' },
    timeout_minutes: { label: 'Espera' },
    one_response_per_contact: { label: 'Una respuesta por contacto' },
    anonymous: { label: 'Anónima' },
    open_from: { label: 'Abre' },
    close_at: { label: 'Cierra' },
    trigger: { label: 'Se inicia' },
    trigger_area_ids: { label: 'Áreas' },
    'trigger_area_ids.*': { label: 'ID' },
    csat_after_resolve: { label: 'Preguntar al resolver un chat' },
    csat_label_ids: { label: 'Solo con las etiquetas' },
    'csat_label_ids.*': { label: 'ID' },
    webhook_url: {
      label: 'Enviar las respuestas a',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    notify_contacts: { label: 'Avisar a' },
    'notify_contacts.*': { label: 'ID' },
    consent_text: { label: 'Texto del consentimiento', input: 'all' },
    consent_required: { label: 'Consentimiento obligatorio' },
    retention_days: { label: 'Conservar las respuestas' },
    version: { label: 'Versión' },
  },
}
export const surveySettingsUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const surveySendListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        name: { type: 'string', maxLength: 200 },
        status: {
          type: 'string',
          enum: ['draft', 'scheduled', 'running', 'paused', 'cancelled', 'finished', 'failed'],
        },
        channel: { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [{ type: 'string', enum: ['name', 'status', 'created_at'] }, { type: 'string', enum: ['ASC', 'DESC'] }],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.name': { label: 'Nombre' },
    'filter.status': { label: 'Estado' },
    'filter.channel': { label: 'Canal' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const surveySendListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const surveySendCreateBody = {
  validate: /* @__PURE__ */ validator(SurveySendInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    channel: { label: 'Canal' },
    template_id: { label: 'Plantilla' },
    audience: { label: 'Destinatarios' },
    'audience.group_ids': { label: 'Grupos' },
    'audience.group_ids.*': { label: 'ID' },
    'audience.label_ids': { label: 'Etiquetas' },
    'audience.label_ids.*': { label: 'ID' },
    'audience.contact_ids': { label: 'Contactos' },
    'audience.contact_ids.*': { label: 'ID' },
    'audience.rule': { label: 'Regla' },
    'audience.rule.match': { label: 'Cumple' },
    'audience.rule.conditions': { label: 'Condiciones' },
    'audience.rule.conditions.*': { label: 'Condición' },
    'audience.rule.conditions.*.field': { label: 'Dato' },
    'audience.rule.conditions.*.key': { label: 'Clave del dato propio' },
    'audience.rule.conditions.*.operator': { label: 'Comparación' },
    'audience.rule.conditions.*.value': { label: 'Valor' },
    'audience.import_id': { label: 'Importación' },
    'audience.exclude': { label: 'A quién no enviar' },
    'audience.exclude.recent_days': { label: 'Con mensaje en los últimos días' },
    'audience.exclude.blocked': { label: 'Bloqueados' },
    'audience.exclude.no_consent': { label: 'Sin consentimiento' },
    'audience.exclude.open_chats': { label: 'Con un chat abierto' },
    'audience.exclude.answered_days': { label: 'Que contestaron en los últimos días' },
    schedule: { label: 'Programación' },
    'schedule.kind': { label: 'Envío' },
    'schedule.at': { label: 'Fecha y hora' },
    'schedule.repeat': { label: 'Se repite' },
    'schedule.weekday': { label: 'Día' },
    'schedule.month_day': { label: 'Día del mes' },
    'schedule.time': { label: 'Hora' },
    'schedule.timezone': { label: 'Zona horaria', messages: { pattern: 'La zona horaria no es válida.' } },
    'schedule.from_hour': { label: 'No antes de' },
    'schedule.to_hour': { label: 'No después de' },
    reminder: { label: 'Recordatorio' },
    'reminder.after_hours': { label: 'Horas después' },
    'reminder.times': { label: 'Veces' },
    exclude_answered_days: { label: 'No a quien contestó en los últimos días' },
  },
}
export const surveySendCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const surveyAnswerListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        contact: { type: 'string', maxLength: 200 },
        channel: { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] },
        status: { type: 'string', enum: ['partial', 'complete', 'abandoned'] },
        reviewed: { type: 'boolean' },
        source: { type: 'string', maxLength: 200 },
        started_at_from: { type: 'string', format: 'date' },
        started_at_to: { type: 'string', format: 'date' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['started_at', 'finished_at', 'contact', 'score', 'status'] },
        { type: 'string', enum: ['ASC', 'DESC'] },
      ],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.contact': { label: 'Contacto' },
    'filter.channel': { label: 'Canal' },
    'filter.status': { label: 'Estado' },
    'filter.reviewed': { label: 'Revisada' },
    'filter.source': { label: 'Origen' },
    'filter.started_at_from': { label: 'Desde' },
    'filter.started_at_to': { label: 'Hasta' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const surveyAnswerListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const surveyAnswerUpdateBody = {
  validate: /* @__PURE__ */ validator(SurveyReview),
  fields: { reviewed: { label: 'Revisada' } },
}
export const surveyAnswerUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Respuesta' },
  },
}
export const surveyAnswerDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    idForm: { ref: () => Id },
    id: { ref: () => Id },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    idForm: { label: 'Formulario' },
    id: { label: 'Respuesta' },
  },
}
export const surveySummaryGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'idForm'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, idForm: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, idForm: { label: 'Formulario' } },
}
export const surveyPublicGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['slug'],
  properties: { slug: { type: 'string', pattern: '^[a-z0-9-]{3,60}$' } },
}),
  fields: { slug: { label: 'Dirección del enlace' } },
}
export const surveyPublicAnswerBody = {
  validate: /* @__PURE__ */ validator(SurveyPublicAnswer),
  fields: {
    consent: { label: 'Acepto' },
    values: { label: 'Respuestas' },
    'values.*': { label: 'Respuesta' },
    'values.*.question': { label: 'Pregunta', messages: { pattern: 'La clave lleva minúsculas, cifras y guion bajo.' } },
    'values.*.value': { label: 'Respuesta' },
  },
}
export const surveyPublicAnswerParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['slug'],
  properties: { slug: { type: 'string', pattern: '^[a-z0-9-]{3,60}$' } },
}),
  fields: { slug: { label: 'Dirección del enlace' } },
}
export const contactFormGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactFormUpdateBody = {
  validate: /* @__PURE__ */ validator(ContactForm),
  fields: {
    fields: { label: 'Datos' },
    'fields.*': { label: 'Dato que se pide' },
    'fields.*.key': { label: 'Clave', messages: { pattern: 'La clave lleva minúsculas, cifras y guion bajo.' } },
    'fields.*.label': { label: 'Texto', trim: true, input: 'all' },
    'fields.*.kind': { label: 'Validación' },
    'fields.*.required': { label: 'Obligatorio' },
    'fields.*.enabled': { label: 'Activo' },
    ask_mode: { label: 'Cuándo se pide' },
    intro: { label: 'Presentación', input: 'all' },
    thanks: { label: 'Agradecimiento', input: 'all' },
    consent: { label: 'Consentimiento' },
    'consent.text': { label: 'Texto', input: 'all' },
    'consent.required': { label: 'Obligatorio' },
    'consent.url': {
      label: 'Política de privacidad',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    duplicate_policy: { label: 'Si el contacto ya existe' },
    destinations: { label: 'Avisar a' },
    'destinations.*': { label: 'ID' },
    channels: { label: 'Canales' },
    'channels.*': { label: 'Canal' },
    version: { label: 'Versión' },
  },
}
export const contactFormUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactFormLeadListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        name: { type: 'string', maxLength: 200 },
        phone: { type: 'string', maxLength: 200 },
        email: { type: 'string', maxLength: 200 },
        channel: { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] },
        at_from: { type: 'string', format: 'date' },
        at_to: { type: 'string', format: 'date' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [{ type: 'string', enum: ['at', 'name', 'channel'] }, { type: 'string', enum: ['ASC', 'DESC'] }],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.name': { label: 'Nombre' },
    'filter.phone': { label: 'Teléfono' },
    'filter.email': { label: 'Correo' },
    'filter.channel': { label: 'Canal' },
    'filter.at_from': { label: 'Desde' },
    'filter.at_to': { label: 'Hasta' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const contactFormLeadListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
