// Generated from openapi/. Do not edit: npm run generate.
export interface paths {
  "/access/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["accessGet"];
    post: operations["accessCreate"];
    put: operations["accessUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/access/{bot}/{companyId}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        companyId: number;
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put?: never;
    patch?: never;
    delete: operations["accessDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/access/delete/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put?: never;
    patch?: never;
    delete: operations["accessContactRemove"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/access/add/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["accessContactAdd"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/access/toggle/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["accessAllUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/access/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["accessContactUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    post: operations["sessionLogin"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/signup": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    post: operations["accountCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/logout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    post: operations["sessionLogout"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["meGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/edit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["profileUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/change-password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["passwordUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forgot": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    post: operations["recoveryCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forgot/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    get: operations["recoveryGet"];
    post: operations["recoveryComplete"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/update-connection-status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    post: operations["connectionUpdate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/update-connection-status/beacon": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    post: operations["connectionBeacon"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/user-connection-status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["connectionList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/sessions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["sessionList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/sessions/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put?: never;
    patch?: never;
    delete: operations["sessionDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/preferences": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["preferencesGet"];
    post?: never;
    put: operations["preferencesUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["botInfoGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/analytics/conversations/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["conversationAnalyticsGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/analytics/messages/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["messageAnalyticsGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/analytics/intents/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["intentAnalyticsGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/analytics/reports/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["reportList"];
    post: operations["reportCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/analytics/reports/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["reportGet"];
    post?: never;
    put: operations["reportUpdate"];
    patch?: never;
    delete: operations["reportDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/areas/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["areaList"];
    post: operations["areaCreate"];
    put: operations["areaUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/areas/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put?: never;
    patch?: never;
    delete: operations["areaDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/areas/move/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["areaMove"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/areas/contacts/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["areaContactAdd"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/areas/contacts/toggle/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["areaContactToggle"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/areas/handoff/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["areaHandoffUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/contacts/{bot}/{areaId}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        areaId: number;
      };
      cookie?: never;
    };
    get: operations["areaContactList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/assistants/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["assistantList"];
    post: operations["assistantCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/assistants/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get: operations["assistantGet"];
    post?: never;
    put: operations["assistantUpdate"];
    patch?: never;
    delete: operations["assistantDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/assistants/models/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["assistantModelList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/assistants/knowledge/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get: operations["knowledgeList"];
    post: operations["knowledgeAdd"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/assistants/knowledge/{bot}/{id}/{knowledge_id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
        knowledge_id: number;
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put?: never;
    patch?: never;
    delete: operations["knowledgeRemove"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/assistants/test/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["assistantTest"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/billing/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["billingGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/billing/plans/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["billingPlanList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/billing/preview/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["planChangePreview"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/billing/plan/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["planChange"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/billing/cancel/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["subscriptionCancel"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/billing/resume/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["subscriptionResume"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/billing/tax/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["taxDataUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/billing/payment/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["paymentMethodUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/billing/invoices/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["invoiceList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/billing/invoices/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get: operations["invoiceGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/billing/invoices/{bot}/{id}/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get: operations["invoicePdfGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["botGet"];
    post: operations["botContactAdd"];
    put: operations["botUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put?: never;
    patch?: never;
    delete: operations["botContactRemove"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/styles/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["botStyleGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/edit/bot/styles/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["botStyleUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/webchat/parameters/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["webchatParametersGet"];
    post?: never;
    put: operations["webchatParametersUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/webchat/parameters/message/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["whatsappMessageUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/contact/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["botContactGet"];
    post?: never;
    put: operations["botContactUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/handoff/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["handoffGet"];
    post?: never;
    put: operations["handoffUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/handoff/schedule/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["handoffScheduleUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/handoff/export-lead/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["exportLeadUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/survey/timeout/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["surveyTimeoutUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/api/timeout/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["apiTimeoutUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/rating-url/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["ratingUrlUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/retention/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["retentionPreview"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/export/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["botExport"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/clone/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["botClone"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/remove/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["botRemove"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/media/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["mediaUpload"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/media/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get: operations["mediaGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/quickbudget/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["quickBudgetGet"];
    post: operations["quickBudgetCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/quickbudget/send/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["quickBudgetSend"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/budgets/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["budgetList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/budgets/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["budgetGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/budgets/settings/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["budgetSettingsGet"];
    post?: never;
    put: operations["budgetSettingsUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/budgets/settings/preview/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["budgetSettingsPreview"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/budgets/public/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    get: operations["budgetPublicGet"];
    post: operations["budgetPublicAnswer"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["campaignList"];
    post: operations["campaignCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["campaignGet"];
    post?: never;
    put: operations["campaignUpdate"];
    patch?: never;
    delete: operations["campaignDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/review/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["campaignReviewGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/test/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["campaignTest"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/launch/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["campaignLaunch"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/pause/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["campaignPause"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/resume/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["campaignResume"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/cancel/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["campaignCancel"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/duplicate/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["campaignDuplicate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/retry/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["campaignRetry"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/recipients/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["campaignRecipientList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/templates/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["templateList"];
    post: operations["templateCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/templates/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["templateGet"];
    post?: never;
    put: operations["templateUpdate"];
    patch?: never;
    delete: operations["templateDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/campaigns/templates/sync/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["templateSync"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/changes/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["changeList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/changes/restore/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["changeRestore"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["chatCurrentGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/view/{bot}/{chatId}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        chatId: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["chatGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/filter/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatFilter"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/requests/state/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatStateUpdate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/requests/message/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatCommentCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/requests/change/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatAreaUpdate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/requests/assign/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatAssign"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/requests/send/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatMessageSend"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/requests/send/document/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatDocumentSend"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/requests/reactivate/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatReactivate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/requests/unread/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatUnreadToggle"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/answered/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["chatAnsweredToggle"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/requests/quickreplies/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["quickReplyList"];
    post: operations["quickReplyCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/requests/quickreplies/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["quickReplyUpdate"];
    patch?: never;
    delete: operations["quickReplyDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/labels/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["labelList"];
    post: operations["labelCreate"];
    put: operations["labelUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/labels/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put?: never;
    patch?: never;
    delete: operations["labelDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/labels/chat/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["chatLabelUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/username/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["chatUsernameUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/requests/get/document/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatDocumentGet"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/requests/audio/translate/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["chatAudioTranscribe"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/user/areas/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["chatAreaList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/lead/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatLeadExport"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/users/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["chatUserList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/drafts/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["chatDraftGet"];
    post?: never;
    put: operations["chatDraftUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/views/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["chatViewList"];
    post: operations["chatViewCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/views/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["chatViewUpdate"];
    patch?: never;
    delete: operations["chatViewDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/bulk/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatBulkUpdate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/bulk/undo/{bot}/{undoId}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        undoId: string;
      };
      cookie?: never;
    };
    get?: never;
    post: operations["chatBulkUndo"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/counts/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["chatCountsGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/media/{bot}/{chatId}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        chatId: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["chatMediaList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/chats/transcript/{bot}/{chatId}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        chatId: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["chatTranscriptGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/me/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["contactMineList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/block/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["contactBlock"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["contactList"];
    post: operations["contactCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["contactGet"];
    post?: never;
    put: operations["contactUpdate"];
    patch?: never;
    delete: operations["contactDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/notes/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["contactNoteCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/merge/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["contactMerge"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/merge/undo/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["contactMergeUndo"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/import/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["contactImport"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/import/undo/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["contactImportUndo"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/data/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["contactDataGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete: operations["contactDataDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/fields/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["contactFieldList"];
    post: operations["contactFieldCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/fields/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["contactFieldUpdate"];
    patch?: never;
    delete: operations["contactFieldDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/contacts/register/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["contactEventList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/entities/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["entityList"];
    post: operations["entityCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/entities/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get: operations["entityGet"];
    post?: never;
    put: operations["entityUpdate"];
    patch?: never;
    delete: operations["entityDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/entities/pattern/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["entityPatternTest"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/examples/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["exampleList"];
    post: operations["exampleCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/examples/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get: operations["exampleGet"];
    post?: never;
    put: operations["exampleUpdate"];
    patch?: never;
    delete: operations["exampleDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/examples/move/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["exampleMove"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/examples/remove/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["exampleRemove"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/examples/suggest/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["exampleSuggest"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/examples/import/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["exampleImport"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["formList"];
    post: operations["formCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["formGet"];
    post?: never;
    put: operations["formUpdate"];
    patch?: never;
    delete: operations["formDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/duplicate/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["formDuplicate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/products/characteristics/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["characteristicList"];
    post: operations["characteristicCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/products/characteristics/{bot}/{idForm}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["characteristicGet"];
    post?: never;
    put: operations["characteristicUpdate"];
    patch?: never;
    delete: operations["characteristicDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/products/inventory/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["productList"];
    post: operations["productCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/products/inventory/{bot}/{idForm}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["productGet"];
    post?: never;
    put: operations["productUpdate"];
    patch?: never;
    delete: operations["productDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/products/import/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["productImport"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/products/prices/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["productPriceUpdate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/products/undo/{bot}/{idForm}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["productChangeUndo"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/products/reorder/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["productOrderGet"];
    post?: never;
    put: operations["productOrderUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/products/synonyms/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["productSynonymList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/products/synonyms/{bot}/{idForm}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: string;
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["productSynonymUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/products/settings/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["productSettingsGet"];
    post?: never;
    put: operations["productSettingsUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/examples/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["formExampleList"];
    post: operations["formExampleCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/examples/{bot}/{idForm}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["formExampleGet"];
    post?: never;
    put: operations["formExampleUpdate"];
    patch?: never;
    delete: operations["formExampleDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/branches/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["branchList"];
    post: operations["branchCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/branches/{bot}/{idForm}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["branchGet"];
    post?: never;
    put: operations["branchUpdate"];
    patch?: never;
    delete: operations["branchDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/branches/questions/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["branchQuestionsGet"];
    post?: never;
    put: operations["branchQuestionsUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/branches/settings/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["branchSettingsGet"];
    post?: never;
    put: operations["branchSettingsUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/survey/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["surveyQuestionsGet"];
    post?: never;
    put: operations["surveyQuestionsUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/survey/links/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["surveyLinkList"];
    post: operations["surveyLinkCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/survey/links/{bot}/{idForm}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["surveyLinkGet"];
    post?: never;
    put: operations["surveyLinkUpdate"];
    patch?: never;
    delete: operations["surveyLinkDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/survey/settings/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["surveySettingsGet"];
    post?: never;
    put: operations["surveySettingsUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/survey/send/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["surveySendList"];
    post: operations["surveySendCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/survey/answers/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["surveyAnswerList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/survey/answers/{bot}/{idForm}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["surveyAnswerUpdate"];
    patch?: never;
    delete: operations["surveyAnswerDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/survey/summary/{bot}/{idForm}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["surveySummaryGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/public/{slug}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    get: operations["surveyPublicGet"];
    post: operations["surveyPublicAnswer"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/contact/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["contactFormGet"];
    post?: never;
    put: operations["contactFormUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/forms/contact/leads/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["contactFormLeadList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/groups/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["contactGroupList"];
    post: operations["contactGroupCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/groups/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["contactGroupGet"];
    post?: never;
    put: operations["contactGroupUpdate"];
    patch?: never;
    delete: operations["contactGroupDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/groups/preview/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["contactGroupPreview"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/groups/members/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    get: operations["contactGroupMemberList"];
    post: operations["contactGroupMemberUpdate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/home/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["homeGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/ia/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["intentList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/ia/selector/add/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["intentCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/ia/selector/{bot}/{category_id}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        category_id: number;
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["intentDelete"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/ia/buttons/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["intentButtonList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/notifications/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["notificationGet"];
    post?: never;
    put: operations["notificationUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/notifications/contacts/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["notificationContactList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/notifications/test/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["notificationTest"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/platform/bots": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["platformBotList"];
    post: operations["platformBotCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/platform/bots/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get: operations["platformBotGet"];
    post?: never;
    put: operations["platformBotUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/platform/connections": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["platformConnectionList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/platform/plans": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["planList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["pluginList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/whatsapp/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["whatsappConnect"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/facebook/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["facebookConnect"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/webchat/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["webchatConnect"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/instagram/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["instagramConnect"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/telegram/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["telegramConnect"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/email/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["mailboxConnect"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/webhook/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["webhookConnect"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/sheets/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["sheetsConnect"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/automation/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["automationConnect"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/store/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["storeConnect"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/detail/{bot}/{key}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        key: components["schemas"]["PluginKey"];
      };
      cookie?: never;
    };
    get: operations["pluginGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/test/{bot}/{key}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        key: components["schemas"]["PluginKey"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["pluginTest"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/disconnect/{bot}/{key}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        key: components["schemas"]["PluginKey"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["pluginDisconnect"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/rotate/{bot}/{key}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        key: components["schemas"]["PluginKey"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["pluginRotate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/events/{bot}/{key}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        key: components["schemas"]["PluginKey"];
      };
      cookie?: never;
    };
    get: operations["pluginEventList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/keys/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["apiKeyList"];
    post: operations["apiKeyCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/plugins/keys/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put?: never;
    patch?: never;
    delete: operations["apiKeyDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/responses/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["responseList"];
    post: operations["responseCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/responses/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get: operations["responseGet"];
    post?: never;
    put: operations["responseUpdate"];
    patch?: never;
    delete: operations["responseDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/responses/secondary/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["secondaryResponseList"];
    post: operations["secondaryResponseCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/responses/secondary/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get: operations["secondaryResponseGet"];
    post?: never;
    put: operations["secondaryResponseUpdate"];
    patch?: never;
    delete: operations["secondaryResponseDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/responses/quick/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["quickResponseList"];
    post: operations["quickResponseCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/responses/quick/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get: operations["quickResponseGet"];
    post?: never;
    put: operations["quickResponseUpdate"];
    patch?: never;
    delete: operations["quickResponseDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/responses/quick/order/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["quickResponseOrder"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/responses/categories/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["responseCategoryList"];
    post: operations["responseCategoryCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/responses/questions/check/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["responseQuestionCheck"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/responses/questions/move/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["responseQuestionMove"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/responses/restore/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["responseRestore"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/responses/import/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["responseImport"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/bots/state/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["botStateGet"];
    post?: never;
    put: operations["botStateUpdate"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/admin/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["teamList"];
    post: operations["teamInvite"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/admin/{bot}/{user_id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        user_id: number;
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put?: never;
    patch?: never;
    delete: operations["teamRemove"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/admin/toggle/{bot}/{user_id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        user_id: number;
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put?: never;
    patch: operations["teamRoleUpdate"];
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/admin/edit/{bot}/{user_id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        user_id: number;
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put?: never;
    patch: operations["teamUserUpdate"];
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/admin/accept/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    get: operations["invitationGet"];
    post: operations["invitationAccept"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/admin/invitations/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["invitationList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/admin/invitations/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["invitationResend"];
    put?: never;
    patch?: never;
    delete: operations["invitationDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/testbot/message/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["testMessageSend"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/testbot/reset/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["testReset"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/testbot/cases/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["testCaseList"];
    post: operations["testCaseCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/testbot/cases/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get: operations["testCaseGet"];
    post?: never;
    put: operations["testCaseUpdate"];
    patch?: never;
    delete: operations["testCaseDelete"];
    options?: never;
    head?: never;
    trace?: never;
  };
  "/testbot/run/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["testRun"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/training/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["trainingGet"];
    post: operations["trainingStart"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/training/cancel/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["trainingCancel"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/training/restore/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["trainingRestore"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/training/runs/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["trainingRunList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/updates/{bot}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    get: operations["updateList"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/updates/read/{bot}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    get?: never;
    post?: never;
    put: operations["updateRead"];
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/webchat/{key}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    get: operations["webchatFaceGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/webchat/{key}/sessions": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["webchatSessionCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/webchat/{key}/messages": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    get: operations["webchatMessageList"];
    post: operations["webchatMessageSend"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/webchat/{key}/files": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["webchatFileCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/webchat/{key}/files/{file}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
        file: string;
      };
      cookie?: never;
    };
    get: operations["webchatFileGet"];
    post?: never;
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/webchat/{key}/ratings": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["webchatRatingCreate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
  "/webchat/{key}/typing": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    get?: never;
    post: operations["webchatTypingUpdate"];
    put?: never;
    patch?: never;
    delete?: never;
    options?: never;
    head?: never;
    trace?: never;
  };
}

export interface webhooks {
  message: {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["MessageEvent"];
        };
      };
    };
  };
  conversation: {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ConversationEvent"];
        };
      };
    };
  };
  "change-inbox": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ChangeInboxEvent"];
        };
      };
    };
  };
  "change-area": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ChangeAreaEvent"];
        };
      };
    };
  };
  "assign-user": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["AssignUserEvent"];
        };
      };
    };
  };
  status: {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["StatusEvent"];
        };
      };
    };
  };
  reaction: {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ReactionEvent"];
        };
      };
    };
  };
  labels: {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["LabelsEvent"];
        };
      };
    };
  };
  "change-username": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ChangeUsernameEvent"];
        };
      };
    };
  };
  "internal-message": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["InternalMessageEvent"];
        };
      };
    };
  };
  "set-unread": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["SetUnreadEvent"];
        };
      };
    };
  };
  "toggle-answered": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ToggleAnsweredEvent"];
        };
      };
    };
  };
  reactivate: {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ReactivateEvent"];
        };
      };
    };
  };
  "chat-left": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ChatLeftEvent"];
        };
      };
    };
  };
  training: {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["Training"];
        };
      };
    };
  };
  "bot-state": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["BotStateEvent"];
        };
      };
    };
  };
  membership: {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["MembershipEvent"];
        };
      };
    };
  };
  "session-closed": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["SessionClosedEvent"];
        };
      };
    };
  };
}

export interface components {
  schemas: {
    AccessContact: {
      id: components["schemas"]["Id"];
      contact_id: components["schemas"]["Id"];
      name: string;
      phone: string;
      enabled: boolean;
    };
    AccessGroup: {
      company_id: components["schemas"]["Id"];
      company_name: string;
      company_token?: string;
      url: components["schemas"]["HttpsUrl"] | null;
      readonly token_last4: string;
      readonly token_last_used_at: string | null;
      contacts: components["schemas"]["AccessContact"][];
      expires_at: string | null;
      area_id: number | null;
      message_denied: string;
    };
    AccessGroups: {
      access_all: boolean;
      companies: components["schemas"]["AccessGroup"][];
    };
    AccessGroupInput: {
      company_name: string;
    };
    AccessGroupUpdate: {
      company_name: string;
      id: number;
      company_token?: string;
      url?: components["schemas"]["HttpsUrl"] | null;
      expires_at?: string | null;
      area_id?: number | null;
      message_denied?: string;
    };
    AccessContactInput: {
      contact_id: number | null;
      company_id: number;
      contact?: components["schemas"]["NewContact"];
    };
    AccessAll: {
      access_all: boolean;
    };
    AccessContactUpdate: {
      enabled: boolean;
    };
    Credentials: {
      username: string;
      password: string;
    };
    SessionToken: {
      jwt: string;
    };
    AccountInput: {
      name: string;
      username: string;
      email: string;
      password: string;
    };
    InvitationAnswer: {
      name: string;
      username: string;
      password: string;
    };
    ProfileInput: {
      name: string;
      username: string;
      email: string;
      current_password?: string;
    };
    Profile: {
      id: components["schemas"]["Id"];
      name: string;
      username: string;
      email: string | null;
    };
    PasswordInput: {
      current_password: string;
      password: string;
    };
    RecoveryInput: {
      username: string;
    };
    RecoveryLink: {
      expires_at: string;
    };
    NewPassword: {
      password: string;
    };
    BotPermissions: {
      responses: boolean;
      forms: boolean;
      plugins: boolean;
      chats: boolean;
      contacts: boolean;
      advanced_configuration: boolean;
      configuration: boolean;
      pricing: boolean;
    };
    RoleId: 2 | 3 | 4 | 5;
    Role: {
      id: components["schemas"]["RoleId"];
      name: string;
    };
    PlanName: {
      id: components["schemas"]["Id"];
      name: string;
    };
    Integrations: {
      facebook: string | null;
      phone: string | null;
    };
    MyBot: {
      id: components["schemas"]["Id"];
      name: string;
      role: components["schemas"]["Role"];
      bot_plan: components["schemas"]["PlanName"];
      permissions: components["schemas"]["BotPermissions"];
      integrations: components["schemas"]["Integrations"];
    };
    Me: {
      id: components["schemas"]["Id"];
      name: string;
      username: string;
      email: string | null;
      admin: boolean;
      role: {
        name: string;
      };
      bots: components["schemas"]["MyBot"][];
      preferences: components["schemas"]["Preferences"];
    };
    NotificationSound: "none" | "bell" | "drop" | "knock";
    Preferences: {
      shortcuts: boolean;
      desktop_notifications: boolean;
      sound: components["schemas"]["NotificationSound"];
      volume: number;
      only_when_hidden: boolean;
    };
    Session: {
      id: components["schemas"]["Id"];
      current: boolean;
      created_at: string;
      last_used_at: string;
      expires_at: string;
      ip: string | null;
      user_agent: string | null;
    };
    ConnectedState: true | false;
    ConnectionInput: {
      connected: components["schemas"]["ConnectedState"];
      connection_downlink?: number | null;
      connection_effective_type?: string | null;
      connection_rtt?: number | null;
      user_agent?: string | null;
      platform?: string | null;
    };
    ConnectionBeacon: {
      token: string;
      connected: components["schemas"]["ConnectedState"];
      connection_downlink?: number | null;
      connection_effective_type?: string | null;
      connection_rtt?: number | null;
      user_agent?: string | null;
      platform?: string | null;
    };
    UserConnection: {
      id: components["schemas"]["Id"];
      user: {
        id: components["schemas"]["Id"];
        name: string;
        username: string;
      };
      connected: components["schemas"]["ConnectedState"];
      last_seen: string;
      date_to_filter: number;
      connection_effective_type: string | null;
      connection_downlink: number | null;
      connection_rtt: number | null;
    };
    UserConnections: {
      user_connections: components["schemas"]["UserConnection"][];
    };
    BotInfo: {
      id: components["schemas"]["Id"];
      name: string;
      bot_plan: components["schemas"]["PlanName"];
      version: string;
      special_state: components["schemas"]["BotSpecialState"];
      state: components["schemas"]["TrainingState"];
      pending_changes: number;
    };
    BotInfos: {
      bots: components["schemas"]["BotInfo"][];
    };
    AnalyticsPeriod: {
      from: string;
      to: string;
      timezone: components["schemas"]["TimeZone"];
    };
    AnalyticsFigure: {
      value: number | null;
      previous: number | null;
    };
    AnalyticsPoint: {
      label: string;
      value: number;
      previous: number | null;
    };
    AnalyticsHeat: {
      weekday: components["schemas"]["Weekday"];
      hour: number;
      value: number;
    };
    AnalyticsDuration: {
      average: components["schemas"]["AnalyticsFigure"];
      median: components["schemas"]["AnalyticsFigure"];
      p90: components["schemas"]["AnalyticsFigure"];
      business_average: components["schemas"]["AnalyticsFigure"];
    };
    ConversationAnalytics: {
      period: components["schemas"]["AnalyticsPeriod"];
      started: components["schemas"]["AnalyticsFigure"];
      unique_contacts: components["schemas"]["AnalyticsFigure"];
      new_contacts: components["schemas"]["AnalyticsFigure"];
      returning_contacts: components["schemas"]["AnalyticsFigure"];
      bot_only: components["schemas"]["AnalyticsFigure"];
      handed_off: components["schemas"]["AnalyticsFigure"];
      resolved_by_human: components["schemas"]["AnalyticsFigure"];
      handoff_rate: components["schemas"]["AnalyticsFigure"];
      containment: components["schemas"]["AnalyticsFigure"];
      unanswered: components["schemas"]["AnalyticsFigure"];
      abandoned: components["schemas"]["AnalyticsFigure"];
      reopened: components["schemas"]["AnalyticsFigure"];
      first_response: components["schemas"]["AnalyticsDuration"];
      resolution: components["schemas"]["AnalyticsDuration"];
      csat: components["schemas"]["AnalyticsFigure"];
      nps: components["schemas"]["AnalyticsFigure"];
      sla_met: components["schemas"]["AnalyticsFigure"];
      by_day: components["schemas"]["AnalyticsPoint"][];
      by_channel: components["schemas"]["AnalyticsPoint"][];
      by_area: components["schemas"]["AnalyticsPoint"][];
      by_user: components["schemas"]["AnalyticsPoint"][];
      heat: components["schemas"]["AnalyticsHeat"][];
    };
    TextCluster: {
      text: string;
      count: number;
      samples: string[];
    };
    MessageAnalytics: {
      period: components["schemas"]["AnalyticsPeriod"];
      received: components["schemas"]["AnalyticsFigure"];
      sent_bot: components["schemas"]["AnalyticsFigure"];
      sent_agent: components["schemas"]["AnalyticsFigure"];
      sent_template: components["schemas"]["AnalyticsFigure"];
      per_conversation: components["schemas"]["AnalyticsFigure"];
      failed: components["schemas"]["AnalyticsFigure"];
      delivery_rate: components["schemas"]["AnalyticsFigure"];
      read_rate: components["schemas"]["AnalyticsFigure"];
      by_day: components["schemas"]["AnalyticsPoint"][];
      by_kind: components["schemas"]["AnalyticsPoint"][];
      failed_by_reason: components["schemas"]["AnalyticsPoint"][];
      unmatched: components["schemas"]["TextCluster"][];
      words: components["schemas"]["AnalyticsPoint"][];
    };
    IntentAnalytics: {
      id: components["schemas"]["Id"];
      description: string;
      hits: number;
      confidence: number;
      misunderstood: number;
      drop_off: number;
      feedback_up: number;
      feedback_down: number;
      last_used_at: string | null;
    };
    ConfusedPair: {
      first: string;
      second: string;
      count: number;
    };
    FormFunnel: {
      form: string;
      started: number;
      finished: number;
      steps: components["schemas"]["AnalyticsPoint"][];
    };
    IntentsAnalytics: {
      period: components["schemas"]["AnalyticsPeriod"];
      hits: components["schemas"]["AnalyticsFigure"];
      confidence: components["schemas"]["AnalyticsFigure"];
      fallback_rate: components["schemas"]["AnalyticsFigure"];
      intents: components["schemas"]["IntentAnalytics"][];
      confused: components["schemas"]["ConfusedPair"][];
      entities: components["schemas"]["AnalyticsPoint"][];
      forms: components["schemas"]["FormFunnel"][];
      unused: string[];
    };
    ReportPage: "conversations" | "messages" | "intents";
    ReportPeriod: "weekly" | "monthly";
    ReportFormat: "pdf" | "csv";
    AnalyticsReportInput: {
      name: string;
      page: components["schemas"]["ReportPage"];
      period: components["schemas"]["ReportPeriod"];
      format: components["schemas"]["ReportFormat"];
      emails: string[];
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    AnalyticsReport: {
      name: string;
      page: components["schemas"]["ReportPage"];
      period: components["schemas"]["ReportPeriod"];
      format: components["schemas"]["ReportFormat"];
      emails: string[];
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      last_sent_at: string | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    AutoAssign: "none" | "round_robin" | "least_busy" | "same_agent";
    AreaContact: {
      contact_id: components["schemas"]["Id"];
      name: string;
      phone: string;
      enabled: boolean;
    };
    AreaInput: {
      name: string;
      description?: string;
      color?: components["schemas"]["Color"];
      user_ids?: number[];
      schedule?: components["schemas"]["OpeningHours"] | null;
      offline_message?: string;
      auto_assign?: components["schemas"]["AutoAssign"];
      max_open_per_user?: number;
      first_response_minutes?: number | null;
      resolution_minutes?: number | null;
      is_default?: boolean;
      position?: number;
      version?: components["schemas"]["EntityVersion"];
    };
    AreaUpdate: {
      name: string;
      description?: string;
      color?: components["schemas"]["Color"];
      user_ids?: number[];
      schedule?: components["schemas"]["OpeningHours"] | null;
      offline_message?: string;
      auto_assign?: components["schemas"]["AutoAssign"];
      max_open_per_user?: number;
      first_response_minutes?: number | null;
      resolution_minutes?: number | null;
      is_default?: boolean;
      position?: number;
      version?: components["schemas"]["EntityVersion"];
      area_id: number;
    };
    Area: {
      name: string;
      description?: string;
      color?: components["schemas"]["Color"];
      user_ids?: number[];
      schedule?: components["schemas"]["OpeningHours"] | null;
      offline_message?: string;
      auto_assign?: components["schemas"]["AutoAssign"];
      max_open_per_user?: number;
      first_response_minutes?: number | null;
      resolution_minutes?: number | null;
      is_default?: boolean;
      position?: number;
      version?: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      enable_handoff: boolean;
      contacts: components["schemas"]["AreaContact"][];
      readonly open_chats?: number;
    };
    AreaDeletion: {
      target_area_id?: number | null;
    };
    AreaContactInput: {
      contact_id: number | null;
      id: number;
      contact?: components["schemas"]["NewContact"];
    };
    AreaContactToggle: {
      contact_id: number;
      enabled: boolean;
    };
    AreaHandoff: {
      enable_handoff: boolean;
    };
    AssistantTone: "amable" | "profesional" | "neutral" | "informal";
    AssistantLength: "breve" | "medio" | "detallado";
    KnowledgeKind: "url" | "pdf" | "text" | "responses" | "products" | "branches";
    KnowledgeStatus: "queued" | "ready" | "error";
    AssistantTool: {
      kind: components["schemas"]["ToolKind"];
      enabled: boolean;
      name?: string;
      description?: string;
      method?: "GET" | "POST";
      url?: components["schemas"]["HttpsUrl"] | null;
      parameters?: {
        name: string;
        description: string;
        required: boolean;
      }[];
      requires_verification?: boolean;
    };
    ToolKind: "product_search" | "branch_hours" | "quote_draft" | "http";
    Guardrails: {
      forbidden_topics?: string[];
      never_say?: string[];
      only_known_answers?: boolean;
      pii_masking?: boolean;
    };
    AssistantHandoff: {
      enabled: boolean;
      area_id?: number | null;
      after_failures?: number;
      on_words?: string[];
    };
    AssistantInput: {
      name: string;
      avatar?: number | null;
      description?: string;
      role_instructions: string;
      tone?: components["schemas"]["AssistantTone"];
      length?: components["schemas"]["AssistantLength"];
      language?: components["schemas"]["Language"];
      model?: string;
      temperature?: number;
      max_turns?: number;
      tools?: components["schemas"]["AssistantTool"][];
      guardrails?: components["schemas"]["Guardrails"];
      handoff?: components["schemas"]["AssistantHandoff"];
      channels?: components["schemas"]["Channel"][];
      schedule?: components["schemas"]["OpeningHours"] | null;
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    AssistantUsage: {
      messages: number;
      tokens: number;
      cost_cents: number;
      currency: components["schemas"]["CurrencyCode"];
    };
    Assistant: {
      name: string;
      avatar?: number | null;
      description?: string;
      role_instructions: string;
      tone: components["schemas"]["AssistantTone"];
      length: components["schemas"]["AssistantLength"];
      language: components["schemas"]["Language"];
      model?: string;
      temperature?: number;
      max_turns?: number;
      tools?: components["schemas"]["AssistantTool"][];
      guardrails?: components["schemas"]["Guardrails"];
      handoff?: components["schemas"]["AssistantHandoff"];
      channels?: components["schemas"]["Channel"][];
      schedule?: components["schemas"]["OpeningHours"] | null;
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      usage: components["schemas"]["AssistantUsage"];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    AssistantModel: {
      key: string;
      name: string;
    };
    KnowledgeInput: {
      kind: components["schemas"]["KnowledgeKind"];
      name: string;
      url?: components["schemas"]["HttpsUrl"] | null;
      media_id?: number | null;
      text?: string | null;
    };
    Knowledge: {
      kind: components["schemas"]["KnowledgeKind"];
      name: string;
      url?: components["schemas"]["HttpsUrl"] | null;
      media_id?: number | null;
      text?: string | null;
      id: components["schemas"]["Id"];
      status: components["schemas"]["KnowledgeStatus"];
      refreshed_at: string | null;
      size: number;
      error: string | null;
    };
    AssistantTestInput: {
      session: string;
      text: string;
    };
    AssistantAnswer: {
      text: string;
      citations: {
        knowledge_id: components["schemas"]["Id"];
        name: string;
        excerpt: string;
      }[];
      handoff: boolean;
    };
    SubscriptionStatus: "trialing" | "active" | "past_due" | "paused" | "cancelled";
    Subscription: {
      plan: components["schemas"]["Plan"];
      status: components["schemas"]["SubscriptionStatus"];
      current_period_start: string;
      current_period_end: string;
      auto_renew: boolean;
      cancel_at: string | null;
      trial_end: string | null;
      next_amount_cents: number;
      currency: components["schemas"]["CurrencyCode"];
    };
    UsageMetric: "conversations" | "messages" | "campaigns" | "contacts" | "users" | "bots" | "storage_mb" | "training_per_day";
    Usage: {
      metric: components["schemas"]["UsageMetric"];
      used: number;
      limit: number | null;
      resets_at: string | null;
      projected: number | null;
    };
    VatCondition: "responsable_inscripto" | "monotributo" | "exento" | "consumidor_final";
    TaxData: {
      legal_name: string;
      cuit: string;
      iva_condition: components["schemas"]["VatCondition"];
      address: string;
      email: string;
    };
    PaymentKind: "card" | "mercado_pago" | "transfer";
    PaymentMethod: {
      kind: components["schemas"]["PaymentKind"];
      brand: string | null;
      last4: string | null;
      expires: string | null;
      reference: string | null;
    };
    PaymentMethodInput: {
      kind: components["schemas"]["PaymentKind"];
      reference: string;
    };
    Billing: {
      subscription: components["schemas"]["Subscription"];
      usage: components["schemas"]["Usage"][];
      tax_data: components["schemas"]["TaxData"] | null;
      payment_method: components["schemas"]["PaymentMethod"] | null;
    };
    InvoiceStatus: "draft" | "open" | "paid" | "overdue" | "void";
    Invoice: {
      id: components["schemas"]["Id"];
      number: string;
      date: string;
      due: string;
      amount_cents: number;
      tax_cents: number;
      currency: components["schemas"]["CurrencyCode"];
      status: components["schemas"]["InvoiceStatus"];
      pdf_url: string | null;
      payment_method: components["schemas"]["PaymentMethod"] | null;
      lines: {
        description: string;
        quantity: number;
        amount_cents: number;
      }[];
    };
    PlanChange: {
      plan_id: number;
    };
    PlanChangePreview: {
      plan: components["schemas"]["Plan"];
      credit_cents: number;
      charge_cents: number;
      currency: components["schemas"]["CurrencyCode"];
      effective_at: string;
      lost: string[];
    };
    ThemeType: "light" | "dark" | "auto";
    WebchatColors: {
      primary: components["schemas"]["Color"];
      background: components["schemas"]["Color"];
      user_message: components["schemas"]["Color"];
      bot_message: components["schemas"]["Color"];
      button: components["schemas"]["Color"];
      button_hover: components["schemas"]["Color"];
    };
    WebchatStyle: {
      avatar: number | null;
      title: string;
      subtitle: string;
      open: string;
      close: string;
      theme: components["schemas"]["ThemeType"];
      colors: components["schemas"]["WebchatColors"];
      version?: components["schemas"]["EntityVersion"];
    };
    WebchatSide: "right" | "left";
    WebchatMargin: {
      x: number;
      y: number;
    };
    WebchatCallout: {
      title: string;
      text: string;
      delay_seconds: number;
    };
    WebchatParameters: {
      position: components["schemas"]["WebchatSide"];
      margin_desktop?: components["schemas"]["WebchatMargin"];
      margin_mobile?: components["schemas"]["WebchatMargin"];
      launcher_size?: number;
      launcher_icon?: number | null;
      launcher_label?: string;
      font_family?: string;
      font_size?: number;
      corner_radius?: number;
      fullscreen_mobile?: boolean;
      show_on_desktop?: boolean;
      show_on_mobile?: boolean;
      show_urls?: string[];
      hide_urls?: string[];
      auto_open_seconds?: number | null;
      auto_open_once?: boolean;
      callout?: components["schemas"]["WebchatCallout"] | null;
      welcome_message?: string;
      starter_buttons?: components["schemas"]["ResponseButton"][];
      input_placeholder?: string;
      input_disabled?: boolean;
      allow_emoji?: boolean;
      allow_files?: boolean;
      allow_audio?: boolean;
      allow_location?: boolean;
      upload_max_mb?: number;
      sound?: boolean;
      typing_indicator?: boolean;
      show_agents?: boolean;
      show_waiting_time?: boolean;
      show_transcript?: boolean;
      show_rating?: boolean;
      persistent_menu?: components["schemas"]["ResponseButton"][];
      whatsapp_button?: boolean;
      whatsapp_message?: string;
      restart_button?: boolean;
      privacy_notice?: string;
      consent_required?: boolean;
      offline_form?: boolean;
      allowed_domains: string[];
      languages?: components["schemas"]["Language"][];
      version?: components["schemas"]["EntityVersion"];
    };
    WhatsappMessage: {
      whatsapp_message: string;
    };
    AutoResolve: {
      minutes: number;
      reminders: {
        after_minutes: number;
        text: string;
      }[];
      closing_text: string;
    };
    UnreadPolicy: "on_open" | "on_reply";
    Retention: {
      messages_days: number | null;
      media_days: number | null;
      leads_days: number | null;
    };
    RetentionPreview: {
      messages: number;
      media: number;
      leads: number;
    };
    BotSettingsInput: {
      name: string;
      avatar?: number | null;
      description?: string;
      language?: components["schemas"]["Language"];
      timezone?: components["schemas"]["TimeZone"];
      currency?: components["schemas"]["CurrencyCode"];
      country?: string;
      session_timeout_minutes?: number;
      auto_resolve?: components["schemas"]["AutoResolve"] | null;
      unread_policy?: components["schemas"]["UnreadPolicy"];
      retention?: components["schemas"]["Retention"];
      version?: components["schemas"]["EntityVersion"];
    };
    BotSettings: {
      name: string;
      avatar?: number | null;
      description?: string;
      language: components["schemas"]["Language"];
      timezone: components["schemas"]["TimeZone"];
      currency?: components["schemas"]["CurrencyCode"];
      country?: string;
      session_timeout_minutes?: number;
      auto_resolve?: components["schemas"]["AutoResolve"] | null;
      unread_policy?: components["schemas"]["UnreadPolicy"];
      retention?: components["schemas"]["Retention"];
      version?: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      api_request_timeout: number;
      survey_timeout_minutes: number;
      business_rating_url: string | null;
    };
    BotContact: {
      website: components["schemas"]["HttpsUrl"] | null;
      phone: string;
      email: string | null;
      address: string;
      terms_url: components["schemas"]["HttpsUrl"] | null;
      privacy_url: components["schemas"]["HttpsUrl"] | null;
      cover?: number | null;
    };
    HandoffFormMode: "never" | "before_handoff" | "out_of_hours";
    HandoffInput: {
      form_handoff_mode: components["schemas"]["HandoffFormMode"];
      on_words?: string[];
      confirmation?: boolean;
      wait_message?: string;
      assign_message?: string;
      queue_position?: boolean;
      timeout_minutes?: number | null;
      no_agents_response_id?: number | null;
      return_to_bot_after_minutes?: number;
      return_message?: string;
      same_agent_days?: number;
      version?: components["schemas"]["EntityVersion"];
    };
    Handoff: {
      form_handoff_mode: components["schemas"]["HandoffFormMode"];
      on_words?: string[];
      confirmation?: boolean;
      wait_message?: string;
      assign_message?: string;
      queue_position?: boolean;
      timeout_minutes?: number | null;
      no_agents_response_id?: number | null;
      return_to_bot_after_minutes?: number;
      return_message?: string;
      same_agent_days?: number;
      version?: components["schemas"]["EntityVersion"];
      schedule: components["schemas"]["OpeningHours"];
      export_lead: components["schemas"]["ExportLead"];
    };
    HandoffSchedule: {
      schedule: components["schemas"]["OpeningHours"];
    };
    ExportLead: {
      enabled: boolean;
      webhook?: components["schemas"]["HttpsUrl"] | null;
      google_sheet?: string | null;
    };
    SurveyTimeout: {
      timeout_minutes: number;
    };
    ApiTimeout: {
      api_request_timeout: number;
    };
    RatingUrl: {
      business_rating_url: components["schemas"]["HttpsUrl"] | null;
    };
    BotCloneInput: {
      name: string;
    };
    BotRemoval: {
      name: string;
    };
    MediaUpload: {
      files: string[];
      additional_data?: string;
    };
    MediaFiles: {
      files: components["schemas"]["MediaFile"][];
    };
    IvaCondition: "responsable_inscripto" | "monotributo" | "exento" | "consumidor_final";
    TaxMode: "included" | "added" | "none";
    BudgetTemplate: "classic" | "compact";
    BudgetStatus: "draft" | "sent" | "viewed" | "accepted" | "rejected" | "expired" | "cancelled";
    BudgetBusiness: {
      name: string;
      legal_name?: string;
      cuit?: string;
      iva_condition?: components["schemas"]["IvaCondition"];
      address?: string;
      phone?: string;
      email?: string;
      web?: components["schemas"]["HttpsUrl"] | null;
      logo?: components["schemas"]["MediaFile"] | null;
    };
    BudgetSettings: {
      business: components["schemas"]["BudgetBusiness"];
      number_prefix: string;
      next_number: number;
      currency: components["schemas"]["CurrencyCode"];
      tax_mode: components["schemas"]["TaxMode"];
      default_tax_rate: number;
      valid_days: number;
      payment_terms?: string;
      notes?: string;
      footer: string;
      bank_details?: string;
      template: components["schemas"]["BudgetTemplate"];
      color: components["schemas"]["Color"];
      message_text: string;
      require_approval_over_cents?: number | null;
      signature?: components["schemas"]["MediaFile"] | null;
      version?: components["schemas"]["EntityVersion"];
    };
    BudgetContact: {
      id: number | null;
      name: string;
      phone: string;
      email: string;
    };
    BudgetItemInput: {
      product_id?: number | null;
      description: string;
      quantity: number;
      unit?: string;
      unit_price_cents: number;
      discount_percent?: number;
      tax_rate?: number;
    };
    BudgetItem: {
      product_id: number | null;
      description: string;
      quantity: number;
      unit: string;
      unit_price_cents: number;
      discount_percent: number;
      tax_rate: number;
      total_cents: number;
    };
    BudgetDiscountKind: "percent" | "cents";
    BudgetDiscount: {
      kind: components["schemas"]["BudgetDiscountKind"];
      value: number;
    };
    QuickBudgetInput: {
      items: components["schemas"]["BudgetItemInput"][];
      discount?: components["schemas"]["BudgetDiscount"] | null;
      valid_days?: number;
      notes?: string;
      version?: components["schemas"]["EntityVersion"];
    };
    Budget: {
      id: components["schemas"]["Id"];
      number: string;
      chat_id: components["schemas"]["Id"];
      contact: components["schemas"]["BudgetContact"];
      date: string;
      valid_until: string;
      items: components["schemas"]["BudgetItem"][];
      discount: components["schemas"]["BudgetDiscount"] | null;
      subtotal_cents: number;
      tax_total_cents: number;
      total_cents: number;
      currency: components["schemas"]["CurrencyCode"];
      notes: string;
      status: components["schemas"]["BudgetStatus"];
      sent_at: string | null;
      viewed_at: string | null;
      accepted_at: string | null;
      pdf_hash: string;
      created_by: components["schemas"]["Person"] | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      version: components["schemas"]["EntityVersion"];
    };
    BudgetAnswer: "accepted" | "rejected";
    BudgetAnswerInput: {
      answer: components["schemas"]["BudgetAnswer"];
      comment?: string;
    };
    BudgetPublic: {
      business: string;
      number: string;
      date: string;
      valid_until: string;
      items: components["schemas"]["BudgetItem"][];
      subtotal_cents: number;
      tax_total_cents: number;
      total_cents: number;
      currency: components["schemas"]["CurrencyCode"];
      status: components["schemas"]["BudgetStatus"];
      footer: string;
    };
    CampaignType: "message" | "survey" | "template";
    CampaignStatus: "draft" | "scheduled" | "running" | "paused" | "cancelled" | "finished" | "failed";
    CampaignWhen: "now" | "at" | "recurring";
    CampaignRepeat: "weekly" | "monthly";
    CampaignReplies: "bot" | "area";
    CampaignExclude: {
      recent_days?: number;
      blocked?: boolean;
      no_consent?: boolean;
      open_chats?: boolean;
      answered_days?: number;
    };
    CampaignAudience: {
      group_ids?: components["schemas"]["Id"][];
      label_ids?: components["schemas"]["Id"][];
      contact_ids?: components["schemas"]["Id"][];
      rule?: components["schemas"]["GroupRule"] | null;
      import_id?: number | null;
      exclude?: components["schemas"]["CampaignExclude"];
    };
    CampaignSchedule: {
      kind: components["schemas"]["CampaignWhen"];
      at?: string | null;
      repeat?: components["schemas"]["CampaignRepeat"] | null;
      weekday?: components["schemas"]["Weekday"] | null;
      month_day?: number | null;
      time?: string | null;
      timezone: components["schemas"]["TimeZone"];
      from_hour?: number;
      to_hour?: number;
    };
    CampaignReminder: {
      after_hours: number;
      times: number;
    };
    CampaignTotals: {
      audience: number;
      excluded: {
        [key: string]: number;
      };
      sent: number;
      delivered: number;
      read: number;
      replied: number;
      clicked: number;
      failed: number;
      opted_out: number;
      cost_estimate_cents: number;
    };
    TemplateParams: {
      [key: string]: string;
    };
    CampaignInput: {
      name: string;
      type: components["schemas"]["CampaignType"];
      channel: components["schemas"]["Channel"];
      template_id?: number | null;
      template_params?: components["schemas"]["TemplateParams"];
      body?: string;
      media_ids?: components["schemas"]["Id"][];
      buttons?: components["schemas"]["ResponseButton"][];
      form_id?: number | null;
      audience: components["schemas"]["CampaignAudience"];
      schedule: components["schemas"]["CampaignSchedule"];
      throttle_per_minute?: number;
      reply_handling?: components["schemas"]["CampaignReplies"];
      area_id?: number | null;
      reminder?: components["schemas"]["CampaignReminder"] | null;
      version?: components["schemas"]["EntityVersion"];
    };
    Campaign: {
      name: string;
      type: components["schemas"]["CampaignType"];
      channel: components["schemas"]["Channel"];
      template_id: number | null;
      template_params: components["schemas"]["TemplateParams"];
      body: string;
      media_ids: components["schemas"]["Id"][];
      buttons: components["schemas"]["ResponseButton"][];
      form_id: number | null;
      audience: components["schemas"]["CampaignAudience"];
      schedule: components["schemas"]["CampaignSchedule"];
      throttle_per_minute: number;
      reply_handling: components["schemas"]["CampaignReplies"];
      area_id: number | null;
      reminder: components["schemas"]["CampaignReminder"] | null;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      status: components["schemas"]["CampaignStatus"];
      totals: components["schemas"]["CampaignTotals"];
      approved_by: components["schemas"]["Person"] | null;
      started_at: string | null;
      finished_at: string | null;
      created_by: components["schemas"]["Person"] | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    CampaignTestInput: {
      contact_id?: number | null;
      phone?: string;
    };
    CampaignSample: {
      contact: string;
      text: string;
    };
    CampaignReview: {
      totals: components["schemas"]["CampaignTotals"];
      quality: string | null;
      daily_limit: number | null;
      first_at: string | null;
      last_at: string | null;
      samples: components["schemas"]["CampaignSample"][];
      problems: string[];
    };
    RecipientState: "pending" | "sent" | "delivered" | "read" | "replied" | "failed" | "excluded";
    CampaignRecipient: {
      id: components["schemas"]["Id"];
      contact_id: number | null;
      contact: string;
      phone: string;
      state: components["schemas"]["RecipientState"];
      error_code: string | null;
      error_text: string | null;
      sent_at: string | null;
      delivered_at: string | null;
      read_at: string | null;
      message_id: number | null;
    };
    TemplateLanguage: "es_AR" | "es" | "es_MX" | "pt_BR" | "en";
    TemplateCategory: "MARKETING" | "UTILITY" | "AUTHENTICATION";
    TemplateStatus: "DRAFT" | "PENDING" | "APPROVED" | "REJECTED" | "PAUSED" | "DISABLED";
    TemplateHeaderKind: "none" | "text" | "image" | "video" | "document" | "location";
    TemplateHeader: {
      kind: components["schemas"]["TemplateHeaderKind"];
      text?: string | null;
      media_id?: number | null;
    };
    TemplateButtonKind: "quick_reply" | "url" | "phone" | "copy_code";
    TemplateButton: {
      kind: components["schemas"]["TemplateButtonKind"];
      title: string;
      target?: string | null;
    };
    MessageTemplateInput: {
      name: string;
      language: components["schemas"]["TemplateLanguage"];
      category: components["schemas"]["TemplateCategory"];
      header?: components["schemas"]["TemplateHeader"];
      body: string;
      samples?: {
        [key: string]: string;
      };
      footer?: string;
      buttons?: components["schemas"]["TemplateButton"][];
      version?: components["schemas"]["EntityVersion"];
    };
    MessageTemplate: {
      name: string;
      language: components["schemas"]["TemplateLanguage"];
      category: components["schemas"]["TemplateCategory"];
      header: components["schemas"]["TemplateHeader"];
      body: string;
      samples: {
        [key: string]: string;
      };
      footer: string;
      buttons: components["schemas"]["TemplateButton"][];
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      status: components["schemas"]["TemplateStatus"];
      rejected_reason: string | null;
      quality_score: string | null;
      last_synced_at: string | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    TemplateSync: {
      synced_at: string;
      created: number;
      updated: number;
    };
    ChangeAction: "create" | "update" | "delete" | "restore" | "login" | "login_failed" | "logout" | "export" | "import" | "send" | "train" | "publish" | "connect" | "permission_change" | "view_sensitive";
    ChangeResource: "access_group" | "api_key" | "area" | "assistant" | "bot" | "branch" | "budget" | "budget_settings" | "campaign" | "chat" | "contact" | "contact_field" | "group" | "entity" | "example" | "form" | "intent" | "invitation" | "label" | "membership" | "message" | "notification" | "plugin" | "product" | "quick_reply" | "report" | "response" | "session" | "settings" | "subscription" | "survey" | "template" | "test_case" | "training" | "user" | "webchat";
    ChangeStatus: "ok" | "failed";
    ActorType: "user" | "bot" | "api" | "platform";
    Change: {
      id: number;
      at: string;
      actor: {
        id: number | null;
        name: string;
        role: string | null;
        type: components["schemas"]["ActorType"];
      };
      action: components["schemas"]["ChangeAction"];
      resource_type: components["schemas"]["ChangeResource"];
      resource_id: string | null;
      resource_label: string | null;
      diff: {
        [key: string]: {
          old: unknown;
          new: unknown;
        };
      };
      ip: string | null;
      user_agent: string | null;
      request_id: string | null;
      status: components["schemas"]["ChangeStatus"];
    };
    ChatType: "bot" | "live" | "request";
    ChatState: 0 | 1 | 2;
    ChatCategory: "nuevas" | "resueltas";
    ChatFilterType: "all" | "contact_requests" | "bot_chats" | "live_chats";
    ChatFilterChannel: "any" | "Webchat" | "WhatsApp" | "Facebook";
    ChatFilterActive: "any" | "only_active" | "only_inactive";
    ChatFilterState: "any" | "sinasignar" | "asignadas";
    ChatFilterStatus: "any" | "leidas" | "no_leidas" | "no_contestadas";
    ChatMessageType: "user" | "bot" | "agent" | "internal" | "system";
    ChatDelivery: "pending" | "sent" | "delivered" | "read" | "failed";
    ImageType: "image/gif" | "image/jpeg" | "image/webp" | "image/png";
    VideoType: "video/mp4" | "video/webm" | "video/ogg";
    AudioType: "audio/wav" | "audio/mpeg" | "audio/ogg" | "audio/mp3";
    DocumentType: "image/jpeg" | "image/png" | "application/pdf";
    MediaType: components["schemas"]["ImageType"] | components["schemas"]["VideoType"] | components["schemas"]["AudioType"] | components["schemas"]["DocumentType"];
    ChatDate: string;
    ChatArea: {
      id: components["schemas"]["Id"];
      name: string;
    };
    ChatOwnArea: {
      id: components["schemas"]["Id"];
      name: string;
      enable_handoff: boolean;
    };
    ChatItem: {
      id: components["schemas"]["Id"];
      type: components["schemas"]["ChatType"];
      sender_id: string;
      user_name: string;
      date_last_message: components["schemas"]["ChatDate"];
      last_message_at: string;
      channel: components["schemas"]["Channel"];
      assign_user: components["schemas"]["Person"] | null;
      answered: boolean;
      open: boolean;
      live: boolean;
      labels: components["schemas"]["Id"][];
      state: components["schemas"]["ChatState"];
      last_message_text: string;
      last_message_from: components["schemas"]["ChatMessageType"];
      area: components["schemas"]["ChatArea"] | null;
      contact_id: components["schemas"]["Id"];
      blocked: boolean;
      unread_count: number;
      window_until: string | null;
      match?: components["schemas"]["ChatMatch"];
    };
    ChatMatch: {
      message_id: components["schemas"]["Id"];
      text: string;
      at: string;
    };
    ChatFile: {
      media_id: string;
      filename: string;
      type: components["schemas"]["MediaType"];
      size: number;
    };
    ChatMessage: {
      id: components["schemas"]["Id"];
      type: components["schemas"]["ChatMessageType"];
      user_name: string;
      text: string;
      at: string;
      reaction: string | null;
      files: components["schemas"]["ChatFile"][];
      status: components["schemas"]["ChatDelivery"] | null;
      error: string | null;
    };
    ChatContactData: {
      area_id: number | null;
      area: string | null;
      employee: string | null;
      employee_id: number | null;
      name: string;
      labels: components["schemas"]["Id"][];
    };
    ChatOpened: {
      data: components["schemas"]["ChatMessage"][];
      contact_data: components["schemas"]["ChatContactData"];
      more_before?: boolean;
      more_after?: boolean;
      chat?: components["schemas"]["ChatItem"];
      seq?: number;
    };
    ChatCurrent: {
      data: components["schemas"]["ChatItem"] | null;
    };
    ChatPage: {
      data: components["schemas"]["ChatItem"][];
      total_pages: number;
      total_chats: number;
      drafts?: components["schemas"]["Id"][];
      seq?: number;
    };
    ChatFilter: {
      type?: components["schemas"]["ChatFilterType"];
      date_start?: string | null;
      date_end?: string | null;
      category?: components["schemas"]["ChatCategory"];
      channel?: components["schemas"]["ChatFilterChannel"];
      sender_id?: string;
      username?: string;
      active?: components["schemas"]["ChatFilterActive"];
      state?: components["schemas"]["ChatFilterState"];
      status?: components["schemas"]["ChatFilterStatus"];
      labels?: components["schemas"]["Id"][];
      q?: string;
      area?: number | null;
      mine?: boolean;
      page_number?: number;
      intent?: number | null;
    };
    ChatStateInput: {
      id: components["schemas"]["Id"];
      state: components["schemas"]["ChatState"];
    };
    ChatCommentInput: {
      id: components["schemas"]["Id"];
      message: string;
    };
    ChatAreaInput: {
      selected_area_id: components["schemas"]["Id"];
      id: components["schemas"]["Id"];
      expected_area_id?: number | null;
    };
    ChatAssignInput: {
      id: components["schemas"]["Id"];
      user_id: number | null;
      expected_user_id?: number | null;
    };
    ChatMessageInput: {
      target_id: string;
      message: string;
      id: components["schemas"]["Id"];
      quick_reply_id?: components["schemas"]["Id"];
    };
    ChatUpload: {
      filename: string;
      file: string;
      type: components["schemas"]["MediaType"];
      size: number;
    };
    ChatDocumentInput: {
      target_id: string;
      id: components["schemas"]["Id"];
      files: components["schemas"]["ChatUpload"][];
    };
    ChatSent: {
      data: components["schemas"]["ChatMessage"][];
    };
    ChatPartlySent: {
      data: components["schemas"]["ChatMessage"][];
      message: string;
    };
    ChatIdInput: {
      id: components["schemas"]["Id"];
    };
    ChatUnreadInput: {
      id: components["schemas"]["Id"];
      open?: boolean;
    };
    ChatAnsweredInput: {
      id: components["schemas"]["Id"];
      answered?: boolean;
    };
    ChatUsernameInput: {
      id: components["schemas"]["Id"];
      username: string;
    };
    ChatLabelInput: {
      id: components["schemas"]["Id"];
      live_chat: boolean;
      date: components["schemas"]["ChatDate"];
      added: boolean;
      label_id: components["schemas"]["Id"];
    };
    ChatDocumentRequest: {
      media_id: string;
      channel: components["schemas"]["Channel"];
      message_id: components["schemas"]["Id"];
    };
    ChatDownload: {
      filename: string;
      size: number;
      type: components["schemas"]["MediaType"];
      file: string;
    };
    ChatTranscript: {
      text: string;
    };
    ChatLead: {
      exported_at: string;
      destination: string;
    };
    ChatAreas: {
      areas: components["schemas"]["ChatOwnArea"][];
    };
    ChatUsers: {
      users: components["schemas"]["Person"][];
    };
    QuickReplyScope: "personal" | "area" | "todos";
    QuickReplyPrompt: {
      key: string;
      label: string;
      required: boolean;
    };
    QuickReplyInput: {
      shortcut: string;
      title: string;
      text: string;
      attachments?: string[];
      prompts?: components["schemas"]["QuickReplyPrompt"][];
      visibility?: components["schemas"]["QuickReplyScope"];
      area_ids?: components["schemas"]["Id"][];
      folder?: string;
      channels?: components["schemas"]["Channel"][];
      version?: components["schemas"]["EntityVersion"];
    };
    QuickReply: {
      shortcut: string;
      title: string;
      text: string;
      attachments: string[];
      prompts: components["schemas"]["QuickReplyPrompt"][];
      visibility: components["schemas"]["QuickReplyScope"];
      area_ids: components["schemas"]["Id"][];
      folder: string;
      channels: components["schemas"]["Channel"][];
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      usage_count: number;
      last_used_at: string | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    QuickReplies: {
      quick_replies: components["schemas"]["QuickReply"][];
    };
    LabelScope: "chat" | "contact" | "both";
    LabelInput: {
      title: string;
      color: components["schemas"]["Color"];
      description?: string;
      group?: string;
      scope?: components["schemas"]["LabelScope"];
      archived?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    Label: {
      title: string;
      color: components["schemas"]["Color"];
      description: string;
      group: string;
      scope: components["schemas"]["LabelScope"];
      archived: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      count: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    LabelUpdate: {
      title: string;
      color: components["schemas"]["Color"];
      description?: string;
      group?: string;
      scope?: components["schemas"]["LabelScope"];
      archived?: boolean;
      version?: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
    };
    Labels: {
      labels: components["schemas"]["Label"][];
    };
    ChatDraftInput: {
      text: string;
    };
    ChatDraft: {
      text: string;
      updated_at: string | null;
    };
    ChatViewInput: {
      name: string;
      filter: components["schemas"]["ChatFilter"];
      shared?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    ChatView: {
      name: string;
      filter: components["schemas"]["ChatFilter"];
      shared: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      owner: components["schemas"]["Person"];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    ChatViews: {
      views: components["schemas"]["ChatView"][];
    };
    ChatBulkAction: "state" | "area" | "assign" | "label_add" | "label_remove" | "read" | "unread";
    ChatBulkInput: unknown & {
      ids?: components["schemas"]["Id"][];
      filter?: components["schemas"]["ChatFilter"];
      action: components["schemas"]["ChatBulkAction"];
      value?: number | null;
    };
    ChatBulkResult: {
      changed: number;
      skipped: number;
      undo_id?: string;
    };
    ChatCount: {
      total: number;
      unread: number;
    };
    ChatAreaCount: {
      id: number | null;
      total: number;
      unread: number;
    };
    ChatViewCount: {
      id: components["schemas"]["Id"];
      total: number;
      unread: number;
    };
    ChatCounts: {
      unread: number;
      mine: components["schemas"]["ChatCount"];
      unassigned: components["schemas"]["ChatCount"];
      new: components["schemas"]["ChatCount"];
      areas: components["schemas"]["ChatAreaCount"][];
      views: components["schemas"]["ChatViewCount"][];
    };
    Error: {
      message: string;
      code: string;
      fields?: {
        [key: string]: string[];
      };
    };
    Id: number;
    Message: {
      message: string;
    };
    EmptyBody: Record<string, never>;
    CreatedAt: string;
    UpdatedAt: string;
    EntityVersion: number;
    Person: {
      id: components["schemas"]["Id"];
      name: string;
    };
    Channel: "webchat" | "whatsapp" | "facebook";
    CurrencyCode: string;
    Color: string;
    HttpsUrl: string;
    MediaFile: {
      id: components["schemas"]["Id"];
      filename: string;
      type: string;
      size: number;
      url: string;
    };
    NewContact: {
      name: string;
      phone: string;
    };
    Weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
    TimeRange: {
      from: string;
      to: string;
    };
    OpeningHours: {
      timezone: components["schemas"]["TimeZone"];
      always_open: boolean;
      week: {
        day: components["schemas"]["Weekday"];
        ranges: components["schemas"]["TimeRange"][];
      }[];
      exceptions: {
        date_from: string;
        date_to: string;
        name: string;
        ranges: components["schemas"]["TimeRange"][];
      }[];
    };
    TimeZone: string;
    Language: "es-AR" | "es-419" | "es-ES" | "pt-BR" | "en-US";
    ContactPhone: string;
    ContactEmail: string;
    ConsentState: "granted" | "denied" | "unknown";
    DocumentKind: "DNI" | "CUIT" | "RUT" | "CPF";
    ContactDocument: {
      kind: components["schemas"]["DocumentKind"];
      value: string;
    };
    ContactChannel: {
      channel: components["schemas"]["Channel"];
      external_id: string;
      last_inbound_at: string | null;
    };
    ContactConsent: {
      marketing: components["schemas"]["ConsentState"];
      source: string;
      at: string | null;
      text_version: string;
    };
    ContactNote: {
      text: string;
      user: components["schemas"]["Person"] | null;
      at: string;
    };
    ContactCustom: {
      [key: string]: string | number | boolean | null;
    };
    ContactInput: {
      name: string;
      phone?: components["schemas"]["ContactPhone"];
      email?: components["schemas"]["ContactEmail"];
      document?: components["schemas"]["ContactDocument"] | null;
      company?: string;
      city?: string;
      province?: string;
      country?: string;
      labels?: components["schemas"]["Id"][];
      groups?: components["schemas"]["Id"][];
      custom?: components["schemas"]["ContactCustom"];
      marketing?: components["schemas"]["ConsentState"];
      assigned_user_id?: number | null;
      area_id?: number | null;
      version?: components["schemas"]["EntityVersion"];
    };
    Contact: {
      name: string;
      phone: components["schemas"]["ContactPhone"];
      email: components["schemas"]["ContactEmail"];
      document: components["schemas"]["ContactDocument"] | null;
      company: string;
      city: string;
      province: string;
      country: string;
      labels: components["schemas"]["Id"][];
      groups: components["schemas"]["Id"][];
      custom: components["schemas"]["ContactCustom"];
      marketing: components["schemas"]["ConsentState"];
      assigned_user_id: number | null;
      area_id: number | null;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      blocked: boolean;
      blocked_reason: string;
      blocked_by: components["schemas"]["Person"] | null;
      channel_ids: components["schemas"]["ContactChannel"][];
      consent: components["schemas"]["ContactConsent"];
      notes: components["schemas"]["ContactNote"][];
      first_seen_at: string;
      last_seen_at: string;
      conversations_count: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    ContactBrief: {
      id: components["schemas"]["Id"];
      name: string;
      phone: string;
    };
    ContactBriefs: {
      contacts: components["schemas"]["ContactBrief"][];
    };
    ContactBlockInput: {
      id: components["schemas"]["Id"];
      blocked: boolean;
      contact?: components["schemas"]["NewContact"];
    };
    ContactNoteInput: {
      text: string;
    };
    ContactMergeChoice: {
      [key: string]: components["schemas"]["Id"];
    };
    ContactMergeInput: {
      target_id: components["schemas"]["Id"];
      source_id: components["schemas"]["Id"];
      choices?: components["schemas"]["ContactMergeChoice"];
      preview: boolean;
    };
    ContactMergeResult: {
      contact: components["schemas"]["Contact"];
      conflicts: {
        field: string;
        target: string;
        source: string;
      }[];
      undo_until: string | null;
    };
    ImportPolicy: "update" | "skip" | "reject";
    ContactImportInput: {
      content: string;
      columns: {
        [key: string]: string;
      };
      policy: components["schemas"]["ImportPolicy"];
      group_id?: number | null;
      preview: boolean;
    };
    ImportRowError: {
      row: number;
      message: string;
    };
    ContactImport: {
      id: number | null;
      ok: number;
      created: number;
      updated: number;
      rejected: number;
      errors: components["schemas"]["ImportRowError"][];
      undo_until: string | null;
    };
    ContactDataSection: {
      title: string;
      rows: {
        label: string;
        value: string;
      }[];
    };
    ContactData: {
      contact_id: components["schemas"]["Id"];
      sections: components["schemas"]["ContactDataSection"][];
    };
    ContactFieldType: "text" | "number" | "date" | "boolean" | "select" | "link";
    ContactFieldInput: {
      key: string;
      label: string;
      type: components["schemas"]["ContactFieldType"];
      options?: string[];
      hint?: string;
      required?: boolean;
      visible_in_chat?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    ContactField: {
      key: string;
      label: string;
      type: components["schemas"]["ContactFieldType"];
      options: string[];
      hint: string;
      required: boolean;
      visible_in_chat: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      used_count: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    ContactFields: {
      fields: components["schemas"]["ContactField"][];
    };
    ContactEventKind: "created" | "updated" | "merged" | "imported" | "exported" | "blocked" | "unblocked" | "consent_granted" | "consent_withdrawn" | "lead_exported" | "form_completed" | "deleted";
    ContactEventActor: "user" | "bot" | "import" | "api";
    ContactEvent: {
      id: components["schemas"]["Id"];
      at: string;
      contact_id: number | null;
      contact: string;
      kind: components["schemas"]["ContactEventKind"];
      actor: components["schemas"]["ContactEventActor"];
      user: components["schemas"]["Person"] | null;
      channel: components["schemas"]["Channel"] | null;
      detail: string;
      batch_id: number | null;
    };
    EntityType: "list" | "regex" | "system" | "free" | "synonym_only";
    SystemEntity: "number" | "date" | "time" | "money" | "email" | "phone" | "location" | "duration" | "dni" | "cuit" | "patente";
    EntityValue: {
      value: string;
      synonyms?: string[];
    };
    EntityInput: {
      name: string;
      label: string;
      type: components["schemas"]["EntityType"];
      values?: components["schemas"]["EntityValue"][];
      pattern?: string | null;
      system_kind?: components["schemas"]["SystemEntity"];
      fuzzy?: number;
      match_case?: boolean;
      sensitive?: boolean;
      prompt_question?: string;
      version?: components["schemas"]["EntityVersion"];
    };
    Entity: {
      name: string;
      label: string;
      type: components["schemas"]["EntityType"];
      values: components["schemas"]["EntityValue"][];
      pattern?: string | null;
      system_kind?: components["schemas"]["SystemEntity"];
      fuzzy: number;
      match_case: boolean;
      sensitive: boolean;
      prompt_question?: string;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      readonly examples_count: number;
      readonly used_in: {
        type: "response" | "form";
        id: components["schemas"]["Id"];
        label: string;
      }[];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    PatternTestInput: {
      pattern: string;
      text: string;
    };
    PatternTest: {
      matches: {
        start: number;
        end: number;
        value: string;
      }[];
    };
    ExampleEntity: {
      start: number;
      end: number;
      value: string;
      entity_id: number;
      canonical_value?: string | null;
    };
    ExampleSource: "manual" | "import" | "chat" | "suggestion";
    ExampleSplit: "train" | "test";
    ExampleState: "active" | "pending_review" | "rejected";
    ExampleInput: {
      text: string;
      intent_id: number;
      entities?: components["schemas"]["ExampleEntity"][];
      split?: components["schemas"]["ExampleSplit"];
      state?: components["schemas"]["ExampleState"];
      source_message_id?: number | null;
      version?: components["schemas"]["EntityVersion"];
    };
    Example: {
      text: string;
      intent_id: number;
      entities: components["schemas"]["ExampleEntity"][];
      split: components["schemas"]["ExampleSplit"];
      state: components["schemas"]["ExampleState"];
      source_message_id?: number | null;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      source: components["schemas"]["ExampleSource"];
      readonly last_prediction?: components["schemas"]["ExamplePrediction"] | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      created_by?: components["schemas"]["Person"] | null;
    };
    ExamplePrediction: {
      intent_id: number | null;
      confidence: number;
      entities: components["schemas"]["ExampleEntity"][];
      at: string;
    };
    ExampleMove: {
      ids: components["schemas"]["Id"][];
      intent_id: number;
    };
    ExampleIds: {
      ids: components["schemas"]["Id"][];
    };
    ExampleSuggestionInput: {
      text: string;
    };
    ExampleSuggestion: {
      entities: components["schemas"]["ExampleEntity"][];
    };
    Affected: {
      count: number;
    };
    FormKind: "product" | "branch" | "survey";
    FormInput: {
      name: string;
      kind: components["schemas"]["FormKind"];
      description?: string;
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    Form: {
      name: string;
      kind: components["schemas"]["FormKind"];
      description: string;
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      intent_id: number | null;
      item_count: number;
      answer_count: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    FormUpdate: {
      name: string;
      description?: string;
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    CharacteristicType: "text" | "number" | "money" | "boolean" | "date" | "select" | "multiselect" | "image" | "url";
    CharacteristicOption: {
      id: string;
      value: string;
      synonyms?: string[];
    };
    CharacteristicInput: {
      key: string;
      label: string;
      type: components["schemas"]["CharacteristicType"];
      options?: components["schemas"]["CharacteristicOption"][];
      unit?: string;
      required?: boolean;
      filterable?: boolean;
      variant_axis?: boolean;
      show_to_customer?: boolean;
      use_in_quote?: boolean;
      question?: string;
      version?: components["schemas"]["EntityVersion"];
    };
    Characteristic: {
      key: string;
      label: string;
      type: components["schemas"]["CharacteristicType"];
      options: components["schemas"]["CharacteristicOption"][];
      unit: string;
      required: boolean;
      filterable: boolean;
      variant_axis: boolean;
      show_to_customer: boolean;
      use_in_quote: boolean;
      question: string;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      order: number;
      used_count: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    PriceMode: "exact" | "from" | "ask";
    ProductAvailability: "in_stock" | "out_of_stock" | "preorder" | "discontinued";
    ProductAttributes: {
      [key: string]: string | number | boolean | null | string[];
    };
    ProductVariant: {
      sku?: string;
      options: components["schemas"]["ProductAttributes"];
      price_cents?: number | null;
      stock?: number | null;
      image_id?: number | null;
    };
    BranchStock: {
      branch_id: components["schemas"]["Id"];
      stock: number;
    };
    ProductInput: {
      sku?: string;
      name: string;
      description?: string;
      category?: string;
      images?: components["schemas"]["MediaFile"][];
      price_cents?: number | null;
      currency?: components["schemas"]["CurrencyCode"];
      sale_price_cents?: number | null;
      sale_until?: string | null;
      price_mode?: components["schemas"]["PriceMode"];
      tax_rate?: number;
      stock?: number | null;
      stock_alert?: number | null;
      availability?: components["schemas"]["ProductAvailability"];
      attributes?: components["schemas"]["ProductAttributes"];
      variants?: components["schemas"]["ProductVariant"][];
      branch_stock?: components["schemas"]["BranchStock"][];
      link?: components["schemas"]["HttpsUrl"] | null;
      brand?: string;
      gtin?: string;
      synonyms?: string[];
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    Product: {
      sku: string;
      name: string;
      description: string;
      category: string;
      images: components["schemas"]["MediaFile"][];
      price_cents: number | null;
      currency: components["schemas"]["CurrencyCode"];
      sale_price_cents: number | null;
      sale_until: string | null;
      price_mode: components["schemas"]["PriceMode"];
      tax_rate: number;
      stock: number | null;
      stock_alert: number | null;
      availability: components["schemas"]["ProductAvailability"];
      attributes: components["schemas"]["ProductAttributes"];
      variants: components["schemas"]["ProductVariant"][];
      branch_stock: components["schemas"]["BranchStock"][];
      link: components["schemas"]["HttpsUrl"] | null;
      brand: string;
      gtin: string;
      synonyms: string[];
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      order: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    ProductImportInput: {
      content: string;
      filename: string;
      columns?: {
        [key: string]: string;
      };
      preview: boolean;
    };
    FormImport: {
      id: number | null;
      created: number;
      updated: number;
      rejected: number;
      errors: components["schemas"]["ImportRowError"][];
      undo_until: string | null;
    };
    PriceRounding: "none" | "unit" | "ten" | "hundred";
    ProductPriceInput: {
      percent: number;
      rounding?: components["schemas"]["PriceRounding"];
      product_ids?: components["schemas"]["Id"][];
      category?: string;
      preview: boolean;
    };
    ProductPriceChange: {
      product_id: components["schemas"]["Id"];
      name: string;
      old_cents: number;
      new_cents: number;
    };
    ProductPriceResult: {
      id: number | null;
      count: number;
      changes: components["schemas"]["ProductPriceChange"][];
      undo_until: string | null;
    };
    ProductSortMode: "manual" | "price_asc" | "price_desc" | "best_seller" | "newest";
    ProductOrder: {
      sort_mode: components["schemas"]["ProductSortMode"];
      product_ids: components["schemas"]["Id"][];
      characteristic_ids: components["schemas"]["Id"][];
      pinned: components["schemas"]["Id"][];
      version?: components["schemas"]["EntityVersion"];
    };
    SynonymSource: "product" | "option";
    ProductSynonym: {
      id: string;
      source: components["schemas"]["SynonymSource"];
      value: string;
      synonyms: string[];
      suggestions: string[];
      collisions: string[];
    };
    ProductSynonymInput: {
      synonyms: string[];
    };
    ProductDisplay: "list" | "carousel" | "one_by_one";
    OutOfStockPolicy: "hide" | "show" | "offer_similar";
    CatalogSync: {
      enabled: boolean;
      catalog_id?: string;
      readonly last_run_at?: string | null;
      readonly last_error?: string | null;
    };
    ProductSettings: {
      display: components["schemas"]["ProductDisplay"];
      max_items: number;
      show_stock: boolean;
      show_price: boolean;
      allow_quote: boolean;
      allow_order: boolean;
      ask_before_listing?: components["schemas"]["Id"][];
      no_results_response_id?: number | null;
      out_of_stock_policy: components["schemas"]["OutOfStockPolicy"];
      notify_contacts?: components["schemas"]["Id"][];
      handoff_area_id?: number | null;
      catalog_sync?: components["schemas"]["CatalogSync"];
      version?: components["schemas"]["EntityVersion"];
    };
    FormExampleInput: {
      text: string;
      entities?: components["schemas"]["ExampleEntity"][];
      split?: components["schemas"]["ExampleSplit"];
      version?: components["schemas"]["EntityVersion"];
    };
    PhoneKind: "phone" | "whatsapp";
    BranchAddress: {
      street: string;
      number: string;
      floor?: string;
      city: string;
      province: string;
      postal_code?: string;
      country: string;
    };
    BranchPhone: {
      kind: components["schemas"]["PhoneKind"];
      value: string;
    };
    BranchCoverage: {
      radius_km?: number | null;
      postal_codes?: string[];
    };
    BranchInput: {
      name: string;
      code?: string;
      address: components["schemas"]["BranchAddress"];
      lat?: number | null;
      lng?: number | null;
      phones?: components["schemas"]["BranchPhone"][];
      email?: string;
      hours: components["schemas"]["OpeningHours"];
      services?: string[];
      coverage?: components["schemas"]["BranchCoverage"];
      photo?: components["schemas"]["MediaFile"] | null;
      manager_contact_id?: number | null;
      area_id?: number | null;
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    Branch: {
      name: string;
      code: string;
      address: components["schemas"]["BranchAddress"];
      lat: number | null;
      lng: number | null;
      phones: components["schemas"]["BranchPhone"][];
      email: string;
      hours: components["schemas"]["OpeningHours"];
      services: string[];
      coverage: components["schemas"]["BranchCoverage"];
      photo: components["schemas"]["MediaFile"] | null;
      manager_contact_id: number | null;
      area_id: number | null;
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      order: number;
      open_now: boolean;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    BranchAnswerSource: "address" | "hours" | "phone" | "services" | "coverage" | "custom";
    BranchQuestion: {
      id: string;
      question: string;
      answer_source: components["schemas"]["BranchAnswerSource"];
      answer_text?: string;
    };
    BranchQuestions: {
      questions: components["schemas"]["BranchQuestion"][];
      version?: components["schemas"]["EntityVersion"];
    };
    BranchSelection: "by_list" | "by_location" | "by_city" | "nearest";
    BranchSettings: {
      selection: components["schemas"]["BranchSelection"];
      ask_location: boolean;
      max_listed: number;
      fallback_branch_id?: number | null;
      send_map: boolean;
      closed_message?: string;
      use_holidays: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    SurveyQuestionKind: "short_text" | "long_text" | "number" | "email" | "phone" | "date" | "single" | "multiple" | "yes_no" | "rating" | "nps" | "csat" | "file" | "location" | "consent" | "info";
    SurveyOnFail: "skip" | "cancel" | "handoff";
    SurveyOperator: "eq" | "ne" | "gt" | "lt" | "contains" | "answered";
    SurveyCondition: {
      question: string;
      operator: components["schemas"]["SurveyOperator"];
      value?: string | number | boolean | null;
    };
    SurveyShowIf: {
      match: components["schemas"]["RuleMatch"];
      conditions: components["schemas"]["SurveyCondition"][];
    };
    SurveyOption: {
      id: string;
      label: string;
      value?: string | number | null;
    };
    SurveyQuestion: {
      id: string;
      text: string;
      kind: components["schemas"]["SurveyQuestionKind"];
      options?: components["schemas"]["SurveyOption"][];
      required?: boolean;
      min?: number | null;
      max?: number | null;
      error_text?: string;
      max_retries?: number;
      on_fail?: components["schemas"]["SurveyOnFail"];
      show_if?: components["schemas"]["SurveyShowIf"] | null;
      jump_to?: {
        [key: string]: string;
      };
      save_to?: string | null;
      skip_if_known?: boolean;
    };
    SurveyQuestions: {
      questions: components["schemas"]["SurveyQuestion"][];
      version?: components["schemas"]["EntityVersion"];
    };
    SurveyLinkInput: {
      slug: string;
      name?: string;
      web_page?: boolean;
      single_use?: boolean;
      expires_at?: string | null;
      response_limit?: number | null;
      source_tag?: string;
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    SurveyLink: {
      slug: string;
      name: string;
      web_page: boolean;
      single_use: boolean;
      expires_at: string | null;
      response_limit: number | null;
      source_tag: string;
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      url: string;
      whatsapp_url: string | null;
      facebook_url: string | null;
      snippet: string;
      views: number;
      starts: number;
      completions: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    SurveyTrigger: "manual" | "end_of_chat" | "button" | "schedule";
    SurveySettings: {
      name: string;
      intro?: string;
      thanks?: string;
      cancel_words?: string[];
      timeout_minutes: number;
      one_response_per_contact: boolean;
      anonymous: boolean;
      open_from?: string | null;
      close_at?: string | null;
      trigger: components["schemas"]["SurveyTrigger"];
      trigger_area_ids?: components["schemas"]["Id"][];
      csat_after_resolve?: boolean;
      csat_label_ids?: components["schemas"]["Id"][];
      webhook_url?: components["schemas"]["HttpsUrl"] | null;
      notify_contacts?: components["schemas"]["Id"][];
      consent_text?: string;
      consent_required?: boolean;
      retention_days?: number;
      version?: components["schemas"]["EntityVersion"];
    };
    SurveySendInput: {
      name: string;
      channel: components["schemas"]["Channel"];
      template_id?: number | null;
      audience: components["schemas"]["CampaignAudience"];
      schedule: components["schemas"]["CampaignSchedule"];
      reminder?: components["schemas"]["CampaignReminder"] | null;
      exclude_answered_days?: number;
    };
    SurveySend: {
      id: components["schemas"]["Id"];
      name: string;
      channel: components["schemas"]["Channel"];
      status: components["schemas"]["CampaignStatus"];
      totals: components["schemas"]["CampaignTotals"];
      answers: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    SurveyAnswerStatus: "partial" | "complete" | "abandoned";
    SurveyAnswerValue: {
      question: string;
      text: string;
    };
    SurveyAnswer: {
      id: components["schemas"]["Id"];
      contact_id: number | null;
      contact: string;
      chat_id: number | null;
      channel: components["schemas"]["Channel"];
      source: string;
      status: components["schemas"]["SurveyAnswerStatus"];
      values: components["schemas"]["SurveyAnswerValue"][];
      score: number | null;
      reviewed: boolean;
      started_at: string;
      finished_at: string | null;
    };
    SurveyReview: {
      reviewed: boolean;
    };
    SurveyOptionCount: {
      label: string;
      count: number;
    };
    SurveyQuestionSummary: {
      question: string;
      text: string;
      answers: number;
      average: number | null;
      nps: number | null;
      options: components["schemas"]["SurveyOptionCount"][];
    };
    SurveySummary: {
      started: number;
      completed: number;
      questions: components["schemas"]["SurveyQuestionSummary"][];
    };
    SurveyPublic: {
      name: string;
      intro: string;
      thanks: string;
      consent_text: string;
      consent_required: boolean;
      questions: components["schemas"]["SurveyQuestion"][];
    };
    SurveyPublicAnswer: {
      consent?: boolean;
      values: {
        question: string;
        value: string | number | boolean | string[];
      }[];
    };
    ContactFormFieldKind: "text" | "phone" | "email" | "document" | "number" | "multiline";
    ContactFormField: {
      key: string;
      label: string;
      kind: components["schemas"]["ContactFormFieldKind"];
      required: boolean;
      enabled: boolean;
    };
    ContactFormAsk: "before_chat" | "before_handoff" | "on_button" | "never";
    DuplicatePolicy: "update" | "ask" | "ignore";
    ContactFormConsent: {
      text: string;
      required: boolean;
      url?: components["schemas"]["HttpsUrl"] | null;
    };
    ContactForm: {
      fields: components["schemas"]["ContactFormField"][];
      ask_mode: components["schemas"]["ContactFormAsk"];
      intro?: string;
      thanks?: string;
      consent?: components["schemas"]["ContactFormConsent"];
      duplicate_policy: components["schemas"]["DuplicatePolicy"];
      destinations?: components["schemas"]["Id"][];
      channels?: components["schemas"]["Channel"][];
      version?: components["schemas"]["EntityVersion"];
    };
    ContactFormLead: {
      id: components["schemas"]["Id"];
      at: string;
      contact_id: number | null;
      name: string;
      phone: string;
      email: string;
      message: string;
      channel: components["schemas"]["Channel"];
      chat_id: number | null;
    };
    GroupKind: "static" | "dynamic";
    RuleField: "name" | "phone" | "email" | "company" | "city" | "province" | "label" | "last_seen" | "first_seen" | "channel" | "area" | "consent" | "survey" | "product" | "custom";
    RuleOperator: "eq" | "ne" | "contains" | "starts" | "gt" | "lt" | "before_days" | "present" | "absent" | "in";
    RuleMatch: "all" | "any";
    GroupCondition: {
      field: components["schemas"]["RuleField"];
      key?: string | null;
      operator: components["schemas"]["RuleOperator"];
      value?: string | number | boolean | null | (string | number)[];
    };
    GroupRule: {
      match: components["schemas"]["RuleMatch"];
      conditions: components["schemas"]["GroupCondition"][];
    };
    ContactGroupInput: {
      name: string;
      kind: components["schemas"]["GroupKind"];
      color?: components["schemas"]["Color"];
      rule?: components["schemas"]["GroupRule"] | null;
      member_ids?: components["schemas"]["Id"][];
      version?: components["schemas"]["EntityVersion"];
    };
    ContactGroup: {
      name: string;
      kind: components["schemas"]["GroupKind"];
      color: components["schemas"]["Color"];
      rule: components["schemas"]["GroupRule"] | null;
      member_ids: components["schemas"]["Id"][];
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      members: number;
      used_in: number;
      refreshed_at: string | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    GroupPreview: {
      count: number;
      sample: components["schemas"]["ContactBrief"][];
    };
    GroupMembersInput: {
      add?: components["schemas"]["Id"][];
      remove?: components["schemas"]["Id"][];
    };
    HomeSummary: {
      chats: components["schemas"]["HomeChats"] | null;
      days: components["schemas"]["HomeDay"][];
      special_state: components["schemas"]["BotSpecialState"];
      training: {
        state: components["schemas"]["TrainingState"];
        pending_changes: number;
      };
      team: components["schemas"]["HomeMember"][];
      changes: components["schemas"]["Change"][];
    };
    HomeChats: {
      pending: number;
      unanswered: number;
      mine: number;
      unassigned: number;
    };
    HomeDay: {
      day: string;
      conversations: number;
      handoffs: number;
      resolved: number;
    };
    HomeMember: {
      user_id: components["schemas"]["Id"];
      name: string;
      role_id: components["schemas"]["RoleId"];
      connected: components["schemas"]["ConnectedState"];
      last_seen: string | null;
    };
    Intent: {
      id: number;
      description: string;
      category_id: number;
      isFamily: boolean;
    };
    IntentBundle: {
      intents: components["schemas"]["Intent"][];
    };
    IntentInput: {
      intent_name: string;
    };
    IntentDeletion: {
      isFamily: boolean;
    };
    IntentButton: {
      id: components["schemas"]["Id"];
      title: string;
      category_id: number;
    };
    NotificationType: 1 | 2 | 3 | 4;
    NotificationChannel: "email" | "whatsapp" | "push" | "sound";
    NotificationEvent: "live_chat" | "assigned" | "reply" | "mention" | "unanswered" | "sla_warning" | "sla_breach" | "training_finished" | "training_failed" | "channel_disconnected" | "template_rejected" | "campaign_finished" | "low_stock" | "quota" | "lead" | "form_completed" | "new_device";
    Digest: "none" | "hourly" | "daily";
    NotificationRule: {
      id?: number | null;
      type: components["schemas"]["NotificationType"];
      contact_id?: number | null;
      user_id?: number | null;
      channels: components["schemas"]["NotificationChannel"][];
      events: components["schemas"]["NotificationEvent"][];
      area_ids?: number[];
      unanswered_minutes?: number | null;
      schedule?: components["schemas"]["OpeningHours"] | null;
      quiet_hours?: components["schemas"]["TimeRange"] | null;
      digest?: components["schemas"]["Digest"];
      enabled: boolean;
    };
    NotificationSettings: {
      rules: components["schemas"]["NotificationRule"][];
      version?: components["schemas"]["EntityVersion"];
    };
    NotificationContact: {
      id: components["schemas"]["Id"];
      contact_id: components["schemas"]["Id"];
      name: string;
      phone: string;
      type: components["schemas"]["NotificationType"];
      area_id: number | null;
      last_sent_at: string | null;
    };
    NotificationContactInput: {
      contact_id: number | null;
      type: components["schemas"]["NotificationType"];
      contact?: components["schemas"]["NewContact"];
    };
    NotificationTest: {
      channel: components["schemas"]["NotificationChannel"];
    };
    PlatformBot: {
      id: components["schemas"]["Id"];
      name: string;
      plan_id: number;
      plan: string;
      version: string;
      special_state: components["schemas"]["BotSpecialState"];
      state: components["schemas"]["TrainingState"];
      members: number;
      created_at: components["schemas"]["CreatedAt"];
    };
    PlatformBotInput: {
      name: string;
      plan_id: number;
      owner: string;
    };
    PlatformBotUpdate: {
      name: string;
      plan_id: number;
      version?: string;
      special_state?: components["schemas"]["BotSpecialState"];
    };
    Plan: {
      id: components["schemas"]["Id"];
      name: string;
      price_cents: number;
      currency: components["schemas"]["CurrencyCode"];
      features: string[];
      limits: {
        [key: string]: number;
      };
    };
    PluginKey: "whatsapp" | "facebook" | "webchat" | "instagram" | "telegram" | "email" | "webhook" | "sheets" | "automation" | "store";
    PluginStatus: "connected" | "needs_action" | "error" | "off";
    Plugin: {
      key: components["schemas"]["PluginKey"];
      name: string;
      description: string;
      status: components["schemas"]["PluginStatus"];
      connected_by: components["schemas"]["Person"] | null;
      connected_at: string | null;
      last_event_at: string | null;
      last_error: string | null;
      secrets: {
        [key: string]: string;
      };
      settings?: components["schemas"]["WhatsappSettings"] | components["schemas"]["FacebookSettings"] | components["schemas"]["WebchatConnection"] | components["schemas"]["AccountSettings"] | components["schemas"]["MailboxSettings"] | components["schemas"]["WebhookSettings"] | components["schemas"]["FormMappingSettings"] | components["schemas"]["StoreSettings"] | null;
    };
    WhatsappSettings: {
      phone: string;
      phone_number_id: string;
      waba_id: string;
      app_id: string;
      api_version?: string;
      readonly display_name?: string;
      readonly verified?: boolean;
      quality_rating?: components["schemas"]["QualityRating"];
      readonly messaging_limit?: number | null;
      auto_read_receipt?: boolean;
      coexistence?: boolean;
    };
    QualityRating: "green" | "yellow" | "red";
    WhatsappInput: {
      phone: string;
      phone_number_id: string;
      waba_id: string;
      app_id: string;
      api_version?: string;
      readonly display_name?: string;
      readonly verified?: boolean;
      quality_rating?: components["schemas"]["QualityRating"];
      readonly messaging_limit?: number | null;
      auto_read_receipt?: boolean;
      coexistence?: boolean;
      access_token?: string;
      app_secret?: string;
      verify_token?: string;
    };
    FacebookSettings: {
      page_id: string;
      readonly page_name?: string;
      get_started?: string;
      greeting?: string;
      persistent_menu?: components["schemas"]["ResponseButton"][];
      instagram_id?: string | null;
    };
    FacebookInput: {
      page_id: string;
      readonly page_name?: string;
      get_started?: string;
      greeting?: string;
      persistent_menu?: components["schemas"]["ResponseButton"][];
      instagram_id?: string | null;
      page_access_token?: string;
      app_secret?: string;
    };
    WebchatConnection: {
      readonly snippet?: string;
      allowed_domains: string[];
      identity_required?: boolean;
    };
    WebchatInput: {
      readonly snippet?: string;
      allowed_domains: string[];
      identity_required?: boolean;
      identity_key?: string;
    };
    AccountSettings: {
      account: string;
      greeting?: string;
    };
    AccountPluginInput: {
      account: string;
      greeting?: string;
      token?: string;
    };
    MailboxSettings: {
      address: string;
      imap_host: string;
      imap_port: number;
      smtp_host: string;
      smtp_port: number;
      user: string;
    };
    MailboxInput: {
      address: string;
      imap_host: string;
      imap_port: number;
      smtp_host: string;
      smtp_port: number;
      user: string;
      password?: string;
    };
    WebhookEvent: "message" | "conversation" | "handoff" | "resolved" | "lead" | "form_completed";
    WebhookSettings: {
      url: components["schemas"]["HttpsUrl"];
      events: components["schemas"]["WebhookEvent"][];
      headers?: {
        name: string;
        value: string;
      }[];
      active: boolean;
      retries?: number;
    };
    WebhookInput: {
      url: components["schemas"]["HttpsUrl"];
      events: components["schemas"]["WebhookEvent"][];
      headers?: {
        name: string;
        value: string;
      }[];
      active: boolean;
      retries?: number;
      secret?: string;
    };
    FormMappingSettings: {
      account: string;
      mappings: {
        field: string;
        column: string;
      }[];
    };
    FormMappingInput: {
      account: string;
      mappings: {
        field: string;
        column: string;
      }[];
      token?: string;
    };
    StoreProvider: "tienda_nube" | "mercado_libre" | "woocommerce" | "mercado_pago";
    SyncDirection: "pull" | "push" | "both";
    StoreSettings: {
      provider: components["schemas"]["StoreProvider"];
      account: string;
      direction: components["schemas"]["SyncDirection"];
      interval_minutes: number;
      readonly last_run_at?: string | null;
      readonly last_run_error?: string | null;
    };
    StoreInput: {
      provider: components["schemas"]["StoreProvider"];
      account: string;
      direction: components["schemas"]["SyncDirection"];
      interval_minutes: number;
      readonly last_run_at?: string | null;
      readonly last_run_error?: string | null;
      token?: string;
    };
    PluginEvent: {
      id: components["schemas"]["Id"];
      at: string;
      kind: string;
      ok: true | false;
      detail: string | null;
    };
    PluginTest: {
      ok: boolean;
      message: string;
    };
    PluginSecret: {
      secret: string;
    };
    ApiScope: "chats" | "contacts" | "forms" | "responses" | "campaigns" | "analytics";
    ApiKeyInput: {
      name: string;
      scopes: components["schemas"]["ApiScope"][];
      expires_at?: string | null;
    };
    ApiKey: {
      name: string;
      scopes: components["schemas"]["ApiScope"][];
      expires_at: string | null;
      id: components["schemas"]["Id"];
      prefix: string;
      last_used_at: string | null;
      created_at: components["schemas"]["CreatedAt"];
    };
    ApiKeyCreated: {
      key: components["schemas"]["ApiKey"];
      token: string;
    };
    MessageKind: "text" | "image" | "video" | "audio" | "document" | "location" | "card" | "carousel";
    ButtonType: "response" | "form" | "url" | "phone" | "area" | "restart";
    ResponseButton: {
      title: string;
      type: components["schemas"]["ButtonType"];
      target?: string | null;
      description?: string;
    };
    ResponseCard: {
      title: string;
      subtitle?: string;
      image?: number | null;
      buttons?: components["schemas"]["ResponseButton"][];
    };
    ResponseMessage: {
      kind: components["schemas"]["MessageKind"];
      text?: string;
      variants?: string[];
      caption?: string;
      media_id?: number | null;
      latitude?: number;
      longitude?: number;
      delay_ms?: number;
      cards?: components["schemas"]["ResponseCard"][];
    };
    ResponseNext: "none" | "secondary" | "form" | "handoff" | "restart";
    MainResponseInput: {
      intent_id: number;
      category_id?: number | null;
      title: string;
      questions?: string[];
      messages: components["schemas"]["ResponseMessage"][];
      randomize_variants?: boolean;
      buttons?: components["schemas"]["ResponseButton"][];
      channels?: components["schemas"]["Channel"][];
      next?: components["schemas"]["ResponseNext"];
      next_id?: number | null;
      assign_labels?: number[];
      assign_area_id?: number | null;
      attempts?: number;
      enabled?: boolean;
      valid_from?: string | null;
      valid_until?: string | null;
      version?: components["schemas"]["EntityVersion"];
    };
    MainResponse: {
      intent_id: number;
      category_id?: number | null;
      title: string;
      questions: string[];
      messages: components["schemas"]["ResponseMessage"][];
      randomize_variants?: boolean;
      buttons: components["schemas"]["ResponseButton"][];
      channels: components["schemas"]["Channel"][];
      next: components["schemas"]["ResponseNext"];
      next_id?: number | null;
      assign_labels?: number[];
      assign_area_id?: number | null;
      attempts?: number;
      enabled: boolean;
      valid_from?: string | null;
      valid_until?: string | null;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      readonly used_count: number;
      readonly last_used_at?: string | null;
      readonly feedback_up?: number;
      readonly feedback_down?: number;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      created_by?: components["schemas"]["Person"] | null;
      updated_by?: components["schemas"]["Person"] | null;
    };
    SecondaryKind: "follow_up" | "greeting" | "fallback" | "out_of_hours" | "no_agents" | "transfer" | "goodbye" | "media_received" | "timeout" | "blocked" | "error";
    SecondaryResponseInput: {
      name: string;
      kind: components["schemas"]["SecondaryKind"];
      questions?: string[];
      messages: components["schemas"]["ResponseMessage"][];
      buttons?: components["schemas"]["ResponseButton"][];
      channels?: components["schemas"]["Channel"][];
      enabled?: boolean;
      retry_text?: string;
      max_attempts?: number;
      handoff_area_id?: number | null;
      version?: components["schemas"]["EntityVersion"];
    };
    SecondaryResponse: {
      name: string;
      kind: components["schemas"]["SecondaryKind"];
      questions?: string[];
      messages: components["schemas"]["ResponseMessage"][];
      buttons: components["schemas"]["ResponseButton"][];
      channels: components["schemas"]["Channel"][];
      enabled: boolean;
      retry_text?: string;
      max_attempts?: number;
      handoff_area_id?: number | null;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      readonly parents: {
        type: "response" | "button";
        id: components["schemas"]["Id"];
        label: string;
      }[];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
      created_by?: components["schemas"]["Person"] | null;
      updated_by?: components["schemas"]["Person"] | null;
    };
    KeywordMatch: "exact" | "contains" | "starts_with";
    QuickResponseAction: "none" | "contact_form" | "handoff";
    QuickResponseInput: {
      keywords: string[];
      match?: components["schemas"]["KeywordMatch"];
      ignore_accents_case?: boolean;
      answer: string;
      media_id?: number | null;
      buttons?: components["schemas"]["ResponseButton"][];
      action?: components["schemas"]["QuickResponseAction"];
      priority?: number;
      enabled?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    QuickResponse: {
      keywords: string[];
      match: components["schemas"]["KeywordMatch"];
      ignore_accents_case: boolean;
      answer: string;
      media_id?: number | null;
      buttons?: components["schemas"]["ResponseButton"][];
      action: components["schemas"]["QuickResponseAction"];
      priority: number;
      enabled: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      readonly competitors?: string[];
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    QuickResponseOrder: {
      ids: components["schemas"]["Id"][];
    };
    ResponseCategoryInput: {
      name: string;
    };
    ResponseCategory: {
      id: components["schemas"]["Id"];
      name: string;
      readonly count: number;
    };
    QuestionCheckInput: {
      text: string;
    };
    QuestionCheck: {
      owner: {
        response_id: number | null;
        intent_id: components["schemas"]["Id"];
        title: string;
      } | null;
    };
    QuestionMove: {
      questions: string[];
      intent_id: number;
    };
    ImportResult: {
      created: number;
      updated: number;
      rejected: {
        row: number;
        message: string;
      }[];
    };
    ImportFile: {
      file: string;
    };
    BotSpecialState: "chatbot_on" | "chatbot_off";
    BotOnOff: "on" | "off";
    BotStateInput: {
      botState: components["schemas"]["BotOnOff"];
      message?: string;
    };
    ChannelStatus: "connected" | "degraded" | "disconnected" | "not_configured";
    ChannelState: {
      channel: components["schemas"]["Channel"];
      status: components["schemas"]["ChannelStatus"];
      since: string | null;
      last_message_at: string | null;
      last_error: string | null;
      disconnection_reason: string | null;
    };
    BotModel: {
      version: string;
      trained_at: string;
      examples: number;
      intents: number;
      accuracy: number | null;
    };
    PendingChange: {
      resource: components["schemas"]["ChangeResource"];
      count: number;
      since: string;
    };
    BotState: {
      botState: components["schemas"]["BotOnOff"];
      special_state: components["schemas"]["BotSpecialState"];
      training: components["schemas"]["Training"];
      model: components["schemas"]["BotModel"] | null;
      pending_changes: components["schemas"]["PendingChange"][];
      channels: components["schemas"]["ChannelState"][];
      queue: {
        waiting: number;
        oldest_seconds: number | null;
      };
      quotas: components["schemas"]["Usage"][];
      last_incident: components["schemas"]["Incident"] | null;
    };
    Incident: {
      at: string;
      message: string;
      resolved_at: string | null;
    };
    TeamUser: {
      user_id: components["schemas"]["Id"];
      name: string;
      username: string;
      email: string | null;
      role_id: components["schemas"]["RoleId"];
      role: components["schemas"]["Role"];
      permissions: components["schemas"]["BotPermissions"];
      area_ids: number[];
      connected: components["schemas"]["ConnectedState"];
      last_seen: string | null;
      created_at: string;
    };
    TeamUserEdit: {
      user_id?: components["schemas"]["Id"];
      name?: string;
      username?: string;
      email?: string | null;
      role_id?: components["schemas"]["RoleId"];
      role?: components["schemas"]["Role"];
      permissions: components["schemas"]["BotPermissions"];
      area_ids?: number[];
      connected?: components["schemas"]["ConnectedState"];
      last_seen?: string | null;
      created_at?: string;
    };
    TeamRoleInput: {
      role_id: components["schemas"]["RoleId"];
    };
    InvitationInput: {
      email: string;
      role_id?: components["schemas"]["RoleId"];
    };
    Invitation: {
      id: components["schemas"]["Id"];
      email: string;
      role_id: components["schemas"]["RoleId"];
      invited_by: string | null;
      created_at: string;
      expires_at: string;
    };
    InvitationLink: {
      bot_name: string;
      email: string;
      role_id: components["schemas"]["RoleId"];
      invited_by: string | null;
      expires_at: string;
      registered: boolean;
    };
    ModelChoice: "published" | "draft";
    TestMessageInput: {
      session: string;
      text: string;
      channel?: components["schemas"]["Channel"];
      model?: components["schemas"]["ModelChoice"];
      contact_id?: number | null;
      at?: string | null;
    };
    TestIntent: {
      intent_id: components["schemas"]["Id"];
      name: string;
      confidence: number;
    };
    TestEntity: {
      entity: string;
      value: string;
      start: number;
      end: number;
    };
    TestTurn: {
      messages: components["schemas"]["ResponseMessage"][];
      buttons: components["schemas"]["ResponseButton"][];
      intents: components["schemas"]["TestIntent"][];
      entities: components["schemas"]["TestEntity"][];
      response_id: number | null;
      form_step: string | null;
      handoff: boolean;
      milliseconds: number;
    };
    TestReset: {
      session: string;
    };
    TestStep: {
      user: string;
      intent_id?: number | null;
      response_id?: number | null;
      form_id?: number | null;
      handoff?: boolean;
    };
    TestCaseInput: {
      name: string;
      steps: components["schemas"]["TestStep"][];
      run_after_training?: boolean;
      blocks_transfer?: boolean;
      version?: components["schemas"]["EntityVersion"];
    };
    TestResult: "passed" | "failed" | "never";
    TestCase: {
      name: string;
      steps: components["schemas"]["TestStep"][];
      run_after_training: boolean;
      blocks_transfer: boolean;
      version: components["schemas"]["EntityVersion"];
      id: components["schemas"]["Id"];
      last_result: components["schemas"]["TestResult"];
      last_run_at: string | null;
      created_at: components["schemas"]["CreatedAt"];
      updated_at: components["schemas"]["UpdatedAt"];
    };
    TestRunInput: {
      ids?: components["schemas"]["Id"][];
      model?: components["schemas"]["ModelChoice"];
    };
    TestRun: {
      passed: number;
      failed: number;
      cases: {
        id: components["schemas"]["Id"];
        name: string;
        result: components["schemas"]["TestResult"];
        changed: boolean;
        failures: string[];
      }[];
    };
    TrainingState: "active" | "pending" | "maintenance" | "training" | "sync" | "sync_finished" | "server_manager" | "server_manager_finished" | "train" | "train_finished" | "error_catcher" | "error_catcher_finished" | "transfer_manager" | "transfer_manager_finished" | "reboot" | "draft_models" | "draft_models_finished" | "error" | "sync_error" | "server_manager_error" | "train_error" | "error_catcher_error" | "transfer_manager_error" | "draft_models_error";
    TrainingError: {
      stage: components["schemas"]["TrainingState"];
      message: string;
      help: string;
    };
    Training: {
      id: number | null;
      state: components["schemas"]["TrainingState"];
      progress: number;
      message: string;
      started_at: string | null;
      finished_at: string | null;
      started_by: components["schemas"]["Person"] | null;
      error: components["schemas"]["TrainingError"] | null;
      estimated_seconds: number | null;
    };
    TrainingRun: {
      id: components["schemas"]["Id"];
      state: components["schemas"]["TrainingState"];
      started_at: string;
      finished_at: string | null;
      started_by: components["schemas"]["Person"] | null;
      examples: number;
      intents: number;
      accuracy: number | null;
      active: boolean;
    };
    TrainingRestore: {
      id: number;
    };
    UpdateKind: "novedad" | "mejora" | "correccion" | "aviso";
    Update: {
      id: components["schemas"]["Id"];
      version: string;
      title: string;
      body: string;
      published_at: string;
      kind: components["schemas"]["UpdateKind"];
      image: string | null;
      pinned: boolean;
      read: boolean;
    };
    WebchatAuthor: "visitor" | "bot" | "agent";
    WebchatButtonType: "response" | "url" | "phone";
    WebchatButton: {
      title: string;
      type: components["schemas"]["WebchatButtonType"];
      target: string | null;
    };
    WebchatFile: {
      id: string;
      filename: string;
      type: components["schemas"]["MediaType"];
      size: number;
    };
    WebchatMessage: {
      id: number;
      from: components["schemas"]["WebchatAuthor"];
      name: string | null;
      text: string;
      at: string;
      files: components["schemas"]["WebchatFile"][];
      buttons: components["schemas"]["WebchatButton"][];
      key: string | null;
    };
    WebchatMessages: {
      data: components["schemas"]["WebchatMessage"][];
      more: boolean;
    };
    WebchatFace: {
      name: string;
      title: string;
      subtitle: string;
      open: string;
      close: string;
      theme: components["schemas"]["ThemeType"];
      colors: components["schemas"]["WebchatColors"];
      position: components["schemas"]["WebchatSide"];
      margin_desktop: components["schemas"]["WebchatMargin"];
      margin_mobile: components["schemas"]["WebchatMargin"];
      launcher_size: number;
      launcher_label: string;
      font_size: number;
      corner_radius: number;
      show_on_desktop: boolean;
      show_on_mobile: boolean;
      welcome_message: string;
      starter_buttons: components["schemas"]["WebchatButton"][];
      input_placeholder: string;
      input_disabled: boolean;
      allow_files: boolean;
      upload_max_mb: number;
      typing_indicator: boolean;
      show_rating: boolean;
      privacy_notice: string;
    };
    WebchatSessionInput: {
      origin: string;
    };
    WebchatSession: {
      visitor: string;
      secret?: string;
      messages: components["schemas"]["WebchatMessage"][];
      more: boolean;
      rated: number | null;
      live: boolean;
      ended: boolean;
    };
    WebchatMessageInput: {
      key: string;
      text?: string;
      files?: string[];
    };
    WebchatFileInput: {
      filename: string;
      file: string;
    };
    WebchatRatingInput: {
      score: number;
      comment?: string;
    };
    WebchatTypingInput: {
      typing: boolean;
    };
    MessageEvent: {
      chat_id: components["schemas"]["Id"];
      message: components["schemas"]["ChatMessage"];
    };
    ConversationEvent: {
      chat: components["schemas"]["ChatItem"];
    };
    ChangeInboxEvent: {
      chat_id: components["schemas"]["Id"];
      state: components["schemas"]["ChatState"];
    };
    ChangeAreaEvent: {
      chat_id: components["schemas"]["Id"];
      area: components["schemas"]["ChatArea"] | null;
    };
    AssignUserEvent: {
      chat_id: components["schemas"]["Id"];
      assign_user: components["schemas"]["Person"] | null;
    };
    StatusEvent: {
      chat_id: components["schemas"]["Id"];
      message_id: components["schemas"]["Id"];
      status: components["schemas"]["ChatDelivery"];
    };
    ReactionEvent: {
      chat_id: components["schemas"]["Id"];
      message_id: components["schemas"]["Id"];
      reaction: string | null;
    };
    LabelsEvent: {
      chat_id: components["schemas"]["Id"];
      labels: components["schemas"]["Id"][];
    };
    ChangeUsernameEvent: {
      chat_id: components["schemas"]["Id"];
      user_name: string;
    };
    InternalMessageEvent: {
      chat_id: components["schemas"]["Id"];
      message: components["schemas"]["ChatMessage"];
    };
    SetUnreadEvent: {
      chat_id: components["schemas"]["Id"];
      open: boolean;
    };
    ToggleAnsweredEvent: {
      chat_id: components["schemas"]["Id"];
      answered: boolean;
    };
    ReactivateEvent: {
      chat_id: components["schemas"]["Id"];
      live: boolean;
    };
    ChatLeftEvent: {
      chat_id: components["schemas"]["Id"];
    };
    BotStateEvent: {
      botState: components["schemas"]["BotOnOff"];
      special_state: components["schemas"]["BotSpecialState"];
    };
    MembershipEvent: {
      bot: components["schemas"]["MyBot"] | null;
    };
    SessionClosedEvent: {
      session_id: components["schemas"]["Id"];
      reason: components["schemas"]["SessionCloseReason"];
    };
    SessionCloseReason: "logout" | "revoked" | "password_change" | "expired";
  };
  responses: {
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Unsupported: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Invalid: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    TooMany: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Failure: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    NotBuilt: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
  };
  parameters: {
    bot: number;
    key: string;
    id: number;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type $defs = Record<string, never>;
export interface operations {
  /** Grupos de acceso */
  accessGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessGroups"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un grupo de acceso */
  accessCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AccessGroupInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessGroup"];
        };
      };
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
  /** Editar un grupo de acceso */
  accessUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AccessGroupUpdate"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessGroup"];
        };
      };
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
  /** Eliminar un grupo de acceso */
  accessDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        companyId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Quitar un contacto de un grupo */
  accessContactRemove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Agregar un contacto a un grupo */
  accessContactAdd: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AccessContactInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessContact"];
        };
      };
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
  /** Abrir o cerrar el acceso a todos */
  accessAllUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AccessAll"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessAll"];
        };
      };
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
  /** Activar o desactivar un contacto de un grupo */
  accessContactUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AccessContactUpdate"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessContact"];
        };
      };
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
  /** Iniciar sesión */
  sessionLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Credentials"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SessionToken"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Registrarse */
  accountCreate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AccountInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SessionToken"];
        };
      };
      400: components["responses"]["BadRequest"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Cerrar sesión */
  sessionLogout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmptyBody"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  /** Persona de la sesión */
  meGet: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Me"] | null;
        };
      };
      500: components["responses"]["Failure"];
    };
  };
  /** Editar los datos propios */
  profileUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProfileInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Profile"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Cambiar la contraseña */
  passwordUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PasswordInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Pedir el restablecimiento de la contraseña */
  recoveryCreate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecoveryInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
      400: components["responses"]["BadRequest"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Si el enlace de recuperación todavía sirve */
  recoveryGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecoveryLink"];
        };
      };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Elegir una contraseña nueva */
  recoveryComplete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewPassword"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Informar el estado de la conexión propia */
  connectionUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConnectionInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserConnections"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Avisar al cerrar la página que la conexión terminó */
  connectionBeacon: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConnectionBeacon"];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Conexiones del equipo */
  connectionList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserConnections"];
        };
      };
      401: components["responses"]["Unauthorized"];
      500: components["responses"]["Failure"];
    };
  };
  /** Sesiones abiertas de la persona */
  sessionList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Session"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      500: components["responses"]["Failure"];
    };
  };
  /** Cerrar una sesión propia */
  sessionDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Preferencias propias */
  preferencesGet: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preferences"];
        };
      };
      401: components["responses"]["Unauthorized"];
      500: components["responses"]["Failure"];
    };
  };
  /** Guardar las preferencias propias */
  preferencesUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Preferences"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preferences"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  /** Información de los chatbots propios */
  botInfoGet: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BotInfos"];
        };
      };
      401: components["responses"]["Unauthorized"];
      500: components["responses"]["Failure"];
    };
  };
  /** Analíticas de conversaciones */
  conversationAnalyticsGet: {
    parameters: {
      query?: {
        date_start?: string;
        date_end?: string;
        compare?: boolean;
        channel?: components["schemas"]["Channel"];
        area_id?: components["schemas"]["Id"];
        user_id?: components["schemas"]["Id"];
        label_id?: components["schemas"]["Id"];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConversationAnalytics"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Analíticas de mensajes */
  messageAnalyticsGet: {
    parameters: {
      query?: {
        date_start?: string;
        date_end?: string;
        compare?: boolean;
        channel?: components["schemas"]["Channel"];
        area_id?: components["schemas"]["Id"];
        user_id?: components["schemas"]["Id"];
        label_id?: components["schemas"]["Id"];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessageAnalytics"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Analíticas de intenciones */
  intentAnalyticsGet: {
    parameters: {
      query?: {
        date_start?: string;
        date_end?: string;
        compare?: boolean;
        channel?: components["schemas"]["Channel"];
        area_id?: components["schemas"]["Id"];
        user_id?: components["schemas"]["Id"];
        label_id?: components["schemas"]["Id"];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IntentsAnalytics"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Informes por correo */
  reportList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          page?: "conversations" | "messages" | "intents";
          period?: "weekly" | "monthly";
          enabled?: boolean;
        };
        sort?: ["name" | "page" | "period" | "last_sent_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AnalyticsReport"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un informe */
  reportCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AnalyticsReportInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AnalyticsReport"];
        };
      };
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
  /** Ver un informe */
  reportGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AnalyticsReport"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Cambiar un informe */
  reportUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AnalyticsReportInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AnalyticsReport"];
        };
      };
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
  /** Eliminar un informe */
  reportDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Áreas */
  areaList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Area"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un área */
  areaCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AreaInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Area"];
        };
      };
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
  /** Editar un área */
  areaUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AreaUpdate"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Area"];
        };
      };
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
  /** Eliminar un área */
  areaDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Eliminar un área y mover sus conversaciones */
  areaMove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AreaDeletion"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
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
  /** Agregar un contacto al área */
  areaContactAdd: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AreaContactInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Area"];
        };
      };
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
  /** Activar o desactivar un contacto del área */
  areaContactToggle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AreaContactToggle"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Area"];
        };
      };
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
  /** Permitir o impedir derivaciones al área */
  areaHandoffUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AreaHandoff"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Area"];
        };
      };
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
  /** Contactos de un área */
  areaContactList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        areaId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AreaContact"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Asistentes */
  assistantList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          enabled?: boolean;
          tone?: "amable" | "profesional" | "neutral" | "informal";
        };
        sort?: ["id" | "name" | "enabled" | "updated_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Assistant"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un asistente */
  assistantCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AssistantInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Assistant"];
        };
      };
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
  /** Leer un asistente */
  assistantGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Assistant"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Editar un asistente */
  assistantUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AssistantInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Assistant"];
        };
      };
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
  /** Eliminar un asistente */
  assistantDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Modelos disponibles */
  assistantModelList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AssistantModel"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Lo que sabe un asistente */
  knowledgeList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Knowledge"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Agregar una fuente a un asistente */
  knowledgeAdd: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["KnowledgeInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Knowledge"];
        };
      };
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
  /** Quitar una fuente de un asistente */
  knowledgeRemove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
        knowledge_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Probar un asistente */
  assistantTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AssistantTestInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AssistantAnswer"];
        };
      };
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
  /** Plan, consumo y datos de pago */
  billingGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Billing"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Planes a los que se puede cambiar */
  billingPlanList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plan"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Ver el costo de cambiar de plan */
  planChangePreview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PlanChange"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PlanChangePreview"];
        };
      };
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
  /** Cambiar de plan */
  planChange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PlanChange"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Billing"];
        };
      };
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
  /** Cancelar la suscripción */
  subscriptionCancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmptyBody"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Billing"];
        };
      };
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
  /** Reanudar la renovación automática */
  subscriptionResume: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmptyBody"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Billing"];
        };
      };
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
  /** Guardar los datos fiscales */
  taxDataUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TaxData"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TaxData"];
        };
      };
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
  /** Cambiar el medio de pago */
  paymentMethodUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentMethodInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentMethod"];
        };
      };
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
  /** Facturas */
  invoiceList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          number?: string;
          status?: "draft" | "open" | "paid" | "overdue" | "void";
          date_from?: string;
          date_to?: string;
        };
        sort?: ["number" | "date" | "due" | "amount_cents" | "status", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Invoice"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Una factura */
  invoiceGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Invoice"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** PDF de una factura */
  invoicePdfGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Configuración general */
  botGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BotSettings"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Agregar un contacto que recibe avisos */
  botContactAdd: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NotificationContactInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NotificationContact"];
        };
      };
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
  /** Guardar la configuración general */
  botUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BotSettingsInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BotSettings"];
        };
      };
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
  /** Quitar un contacto que recibe avisos */
  botContactRemove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Aspecto del webchat */
  botStyleGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebchatStyle"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar el aspecto del webchat */
  botStyleUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebchatStyle"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebchatStyle"];
        };
      };
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
  /** Comportamiento del webchat */
  webchatParametersGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebchatParameters"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar el comportamiento del webchat */
  webchatParametersUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebchatParameters"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebchatParameters"];
        };
      };
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
  /** Guardar el mensaje del botón de WhatsApp */
  whatsappMessageUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WhatsappMessage"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WhatsappMessage"];
        };
      };
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
  /** Datos del negocio */
  botContactGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BotContact"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar los datos del negocio */
  botContactUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BotContact"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BotContact"];
        };
      };
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
  /** Derivación a personas */
  handoffGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Handoff"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar la derivación a personas */
  handoffUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["HandoffInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Handoff"];
        };
      };
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
  /** Guardar el horario de atención */
  handoffScheduleUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["HandoffSchedule"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HandoffSchedule"];
        };
      };
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
  /** Guardar el envío de contactos */
  exportLeadUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExportLead"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExportLead"];
        };
      };
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
  /** Guardar la espera de encuestas */
  surveyTimeoutUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SurveyTimeout"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveyTimeout"];
        };
      };
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
  /** Guardar la espera de servicios externos */
  apiTimeoutUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ApiTimeout"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApiTimeout"];
        };
      };
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
  /** Guardar la página de valoración */
  ratingUrlUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RatingUrl"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RatingUrl"];
        };
      };
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
  /** Ver qué borraría la conservación de datos */
  retentionPreview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RetentionPreview"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Exportar el chatbot */
  botExport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/zip": string;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Duplicar el chatbot */
  botClone: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BotCloneInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BotSettings"];
        };
      };
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
  /** Eliminar el chatbot */
  botRemove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BotRemoval"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
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
  /** Subir archivos */
  mediaUpload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["MediaUpload"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MediaFiles"];
        };
      };
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
  /** Leer un archivo */
  mediaGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": string;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** PDF del presupuesto de un chat */
  quickBudgetGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Preparar un presupuesto en un chat */
  quickBudgetCreate: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuickBudgetInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Budget"];
        };
      };
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
  /** Enviar el presupuesto de un chat */
  quickBudgetSend: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Budget"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  /** Presupuestos */
  budgetList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          number?: string;
          status?: "draft" | "sent" | "viewed" | "accepted" | "rejected" | "expired" | "cancelled";
          chat_id?: number;
          contact_id?: components["schemas"]["Id"];
          date_from?: string;
          date_to?: string;
        };
        sort?: ["number" | "date" | "valid_until" | "total_cents" | "status", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Budget"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  /** Ver un presupuesto */
  budgetGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Budget"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Configuración de presupuestos */
  budgetSettingsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BudgetSettings"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Guardar la configuración de presupuestos */
  budgetSettingsUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BudgetSettings"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BudgetSettings"];
        };
      };
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
  /** PDF de muestra con una configuración */
  budgetSettingsPreview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BudgetSettings"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
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
  /** Presupuesto a la vista del cliente */
  budgetPublicGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BudgetPublic"];
        };
      };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Aceptar o rechazar un presupuesto */
  budgetPublicAnswer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BudgetAnswerInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BudgetPublic"];
        };
      };
      400: components["responses"]["BadRequest"];
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
  /** Campañas */
  campaignList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          status?: "draft" | "scheduled" | "running" | "paused" | "cancelled" | "finished" | "failed";
          channel?: "webchat" | "whatsapp" | "facebook";
          type?: "message" | "survey" | "template";
          created_by_id?: components["schemas"]["Id"];
          form_id?: number;
          created_at_from?: string;
          created_at_to?: string;
        };
        sort?: ["name" | "status" | "channel" | "type" | "started_at" | "created_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear una campaña */
  campaignCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CampaignInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
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
  /** Ver una campaña */
  campaignGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Cambiar una campaña */
  campaignUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CampaignInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
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
  /** Eliminar una campaña */
  campaignDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Revisar una campaña antes de enviarla */
  campaignReviewGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CampaignReview"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Enviar una prueba */
  campaignTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CampaignTestInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CampaignSample"];
        };
      };
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
  /** Programar o enviar una campaña */
  campaignLaunch: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Pausar una campaña */
  campaignPause: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Reanudar una campaña */
  campaignResume: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Cancelar una campaña */
  campaignCancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Duplicar una campaña */
  campaignDuplicate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Reenviar a los fallidos */
  campaignRetry: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Destinatarios de una campaña */
  campaignRecipientList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          contact?: string;
          phone?: string;
          state?: "pending" | "sent" | "delivered" | "read" | "replied" | "failed" | "excluded";
          error_code?: string;
        };
        sort?: ["contact" | "phone" | "state" | "sent_at" | "delivered_at" | "read_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CampaignRecipient"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Plantillas */
  templateList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          language?: "es_AR" | "es" | "es_MX" | "pt_BR" | "en";
          category?: "MARKETING" | "UTILITY" | "AUTHENTICATION";
          status?: "DRAFT" | "PENDING" | "APPROVED" | "REJECTED" | "PAUSED" | "DISABLED";
        };
        sort?: ["name" | "language" | "category" | "status" | "updated_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessageTemplate"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear una plantilla */
  templateCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessageTemplateInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessageTemplate"];
        };
      };
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
  /** Ver una plantilla */
  templateGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessageTemplate"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Cambiar una plantilla */
  templateUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessageTemplateInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessageTemplate"];
        };
      };
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
  /** Eliminar una plantilla */
  templateDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Consultar el estado de las plantillas en el canal */
  templateSync: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TemplateSync"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Historial de cambios */
  changeList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          actor?: string;
          action?: "create" | "update" | "delete" | "restore" | "login" | "login_failed" | "logout" | "export" | "import" | "send" | "train" | "publish" | "connect" | "permission_change" | "view_sensitive";
          resource_type?: "access_group" | "api_key" | "area" | "assistant" | "bot" | "branch" | "budget" | "budget_settings" | "campaign" | "chat" | "contact" | "contact_field" | "group" | "entity" | "example" | "form" | "intent" | "invitation" | "label" | "membership" | "message" | "notification" | "plugin" | "product" | "quick_reply" | "report" | "response" | "session" | "settings" | "subscription" | "survey" | "template" | "test_case" | "training" | "user" | "webchat";
          resource_id?: string;
          status?: "ok" | "failed";
          at_from?: string;
          at_to?: string;
        };
        sort?: ["at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Change"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  /** Volver un elemento a como estaba antes de un cambio */
  changeRestore: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmptyBody"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
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
  /** Chat actual */
  chatCurrentGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatCurrent"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Mensajes y datos de un chat */
  chatGet: {
    parameters: {
      query?: {
        before?: number;
        after?: number;
        around?: number;
        date?: string;
        limit?: number;
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        chatId: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatOpened"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  /** Página de chats que cumplen un filtro */
  chatFilter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatFilter"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatPage"];
        };
      };
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
  /** Mover un chat de casilla */
  chatStateUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatStateInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatItem"];
        };
      };
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
  /** Agregar un comentario interno */
  chatCommentCreate: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatCommentInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatMessage"];
        };
      };
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
  /** Cambiar un chat de área */
  chatAreaUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatAreaInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatItem"];
        };
      };
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
  /** Asignar un chat */
  chatAssign: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatAssignInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatItem"];
        };
      };
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
  /** Enviar un mensaje al cliente */
  chatMessageSend: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatMessageInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatMessage"];
        };
      };
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
  /** Enviar archivos al cliente */
  chatDocumentSend: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatDocumentInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatSent"];
        };
      };
      207: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatPartlySent"];
        };
      };
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
  /** Devolver un chat en vivo al chatbot */
  chatReactivate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatIdInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatItem"];
        };
      };
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
  /** Marcar un chat como leído o no leído */
  chatUnreadToggle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatUnreadInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatItem"];
        };
      };
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
  /** Marcar un chat como contestado o no contestado */
  chatAnsweredToggle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatAnsweredInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatItem"];
        };
      };
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
  /** Respuestas rápidas */
  quickReplyList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuickReplies"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Crear una respuesta rápida */
  quickReplyCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuickReplyInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuickReply"];
        };
      };
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
  /** Cambiar una respuesta rápida */
  quickReplyUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuickReplyInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuickReply"];
        };
      };
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
  /** Eliminar una respuesta rápida */
  quickReplyDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Etiquetas */
  labelList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Labels"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Crear una etiqueta */
  labelCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LabelInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Label"];
        };
      };
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
  /** Cambiar una etiqueta */
  labelUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LabelUpdate"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Label"];
        };
      };
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
  /** Eliminar una etiqueta */
  labelDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Agregar o quitar una etiqueta de un chat */
  chatLabelUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatLabelInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatItem"];
        };
      };
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
  /** Cambiar el nombre con que se ve un chat */
  chatUsernameUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatUsernameInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatItem"];
        };
      };
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
  /** Descargar un archivo de un chat */
  chatDocumentGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatDocumentRequest"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatDownload"];
        };
      };
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
  /** Transcribir un audio */
  chatAudioTranscribe: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatTranscript"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  /** Áreas que ve quien pregunta */
  chatAreaList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatAreas"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Exportar el contacto de un chat */
  chatLeadExport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatLead"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  /** A quién se puede asignar un chat */
  chatUserList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatUsers"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Borrador propio de un chat */
  chatDraftGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatDraft"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Guardar el borrador de un chat */
  chatDraftUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatDraftInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatDraft"];
        };
      };
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
  /** Vistas guardadas */
  chatViewList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatViews"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Guardar una vista */
  chatViewCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatViewInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatView"];
        };
      };
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
  /** Cambiar una vista */
  chatViewUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatViewInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatView"];
        };
      };
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
  /** Eliminar una vista */
  chatViewDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Cambiar varios chats a la vez */
  chatBulkUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChatBulkInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatBulkResult"];
        };
      };
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
  /** Deshacer un cambio de varios chats */
  chatBulkUndo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        undoId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatBulkResult"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  /** Cuántos chats hay en cada lugar */
  chatCountsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatCounts"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Archivos de un chat */
  chatMediaList: {
    parameters: {
      query?: {
        before?: number;
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        chatId: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChatSent"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  /** Conversación completa en PDF */
  chatTranscriptGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        chatId: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Contactos de la agenda propia */
  contactMineList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactBriefs"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Bloquear o desbloquear un contacto */
  contactBlock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactBlockInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Contact"];
        };
      };
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
  /** Contactos */
  contactList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          phone?: string;
          email?: string;
          company?: string;
          city?: string;
          province?: string;
          blocked?: boolean;
          marketing?: "granted" | "denied" | "unknown";
          area_id?: number;
          assigned_user_id?: number;
          label_id?: components["schemas"]["Id"];
          group_id?: components["schemas"]["Id"];
          last_seen_at_from?: string;
          last_seen_at_to?: string;
        };
        sort?: ["name" | "phone" | "email" | "company" | "city" | "last_seen_at" | "first_seen_at" | "conversations_count" | "created_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Contact"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un contacto */
  contactCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Contact"];
        };
      };
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
  /** Ver un contacto */
  contactGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Contact"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Cambiar un contacto */
  contactUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Contact"];
        };
      };
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
  /** Eliminar un contacto */
  contactDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Agregar una nota a un contacto */
  contactNoteCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactNoteInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Contact"];
        };
      };
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
  /** Unir dos contactos */
  contactMerge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactMergeInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactMergeResult"];
        };
      };
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
  /** Deshacer la unión de un contacto */
  contactMergeUndo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Contact"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Importar contactos de un CSV */
  contactImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactImportInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactImport"];
        };
      };
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
  /** Deshacer una importación */
  contactImportUndo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactImport"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Todo lo guardado de una persona */
  contactDataGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactData"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Eliminar los datos de una persona */
  contactDataDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Datos propios de los contactos */
  contactFieldList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactFields"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un dato */
  contactFieldCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactFieldInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactField"];
        };
      };
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
  /** Cambiar un dato */
  contactFieldUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactFieldInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactField"];
        };
      };
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
  /** Eliminar un dato */
  contactFieldDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Registro de movimientos de la agenda */
  contactEventList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          contact?: string;
          contact_id?: number;
          kind?: "created" | "updated" | "merged" | "imported" | "exported" | "blocked" | "unblocked" | "consent_granted" | "consent_withdrawn" | "lead_exported" | "form_completed" | "deleted";
          actor?: "user" | "bot" | "import" | "api";
          channel?: "webchat" | "whatsapp" | "facebook";
          batch_id?: number;
          at_from?: string;
          at_to?: string;
        };
        sort?: ["at" | "contact" | "kind", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactEvent"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Entidades */
  entityList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          label?: string;
          type?: "list" | "regex" | "system" | "free" | "synonym_only";
          sensitive?: boolean;
        };
        sort?: ["id" | "name" | "label" | "type" | "examples_count" | "updated_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Entity"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear una entidad */
  entityCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EntityInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Entity"];
        };
      };
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
  /** Leer una entidad */
  entityGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Entity"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Editar una entidad */
  entityUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EntityInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Entity"];
        };
      };
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
  /** Eliminar una entidad */
  entityDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Probar un patrón */
  entityPatternTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PatternTestInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PatternTest"];
        };
      };
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
  /** Ejemplos de entrenamiento */
  exampleList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          text?: string;
          intent_id?: number;
          source?: "manual" | "import" | "chat" | "suggestion";
          split?: "train" | "test";
          state?: "active" | "pending_review" | "rejected";
          untagged?: boolean;
          low_confidence?: boolean;
        };
        sort?: ["id" | "text" | "intent_id" | "state" | "updated_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Example"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un ejemplo */
  exampleCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExampleInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Example"];
        };
      };
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
  /** Leer un ejemplo */
  exampleGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Example"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Editar un ejemplo */
  exampleUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExampleInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Example"];
        };
      };
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
  /** Eliminar un ejemplo */
  exampleDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Mover ejemplos a otra intención */
  exampleMove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExampleMove"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Affected"];
        };
      };
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
  /** Eliminar varios ejemplos */
  exampleRemove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExampleIds"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Affected"];
        };
      };
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
  /** Proponer las entidades de un ejemplo */
  exampleSuggest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExampleSuggestionInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExampleSuggestion"];
        };
      };
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
  /** Importar ejemplos */
  exampleImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["ImportFile"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImportResult"];
        };
      };
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
  /** Formularios */
  formList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          kind?: "product" | "branch" | "survey";
          enabled?: boolean;
        };
        sort?: ["name" | "kind" | "item_count" | "answer_count" | "updated_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Form"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un formulario */
  formCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Form"];
        };
      };
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
  /** Ver un formulario */
  formGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Form"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Cambiar un formulario */
  formUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormUpdate"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Form"];
        };
      };
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
  /** Eliminar un formulario */
  formDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Duplicar un formulario */
  formDuplicate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Form"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Características */
  characteristicList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          label?: string;
          type?: "text" | "number" | "money" | "boolean" | "date" | "select" | "multiselect" | "image" | "url";
          filterable?: boolean;
          variant_axis?: boolean;
        };
        sort?: ["order" | "label" | "type" | "used_count", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Characteristic"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear una característica */
  characteristicCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CharacteristicInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Characteristic"];
        };
      };
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
  /** Ver una característica */
  characteristicGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Characteristic"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Cambiar una característica */
  characteristicUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CharacteristicInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Characteristic"];
        };
      };
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
  /** Eliminar una característica */
  characteristicDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Productos */
  productList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          sku?: string;
          category?: string;
          brand?: string;
          availability?: "in_stock" | "out_of_stock" | "preorder" | "discontinued";
          enabled?: boolean;
          low_stock?: boolean;
        };
        sort?: ["order" | "name" | "sku" | "category" | "price_cents" | "stock" | "availability" | "updated_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Product"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un producto */
  productCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Product"];
        };
      };
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
  /** Ver un producto */
  productGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Product"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Cambiar un producto */
  productUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Product"];
        };
      };
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
  /** Eliminar un producto */
  productDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Importar productos */
  productImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductImportInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FormImport"];
        };
      };
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
  /** Cambiar precios en conjunto */
  productPriceUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductPriceInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductPriceResult"];
        };
      };
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
  /** Deshacer un cambio en conjunto */
  productChangeUndo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Affected"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Orden de productos y preguntas */
  productOrderGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductOrder"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar el orden */
  productOrderUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductOrder"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductOrder"];
        };
      };
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
  /** Sinónimos de productos y opciones */
  productSynonymList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          value?: string;
          source?: "product" | "option";
        };
        sort?: ["value" | "source", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductSynonym"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar los sinónimos de un valor */
  productSynonymUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductSynonymInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductSynonym"];
        };
      };
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
  /** Configuración de un formulario de productos */
  productSettingsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductSettings"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar la configuración de productos */
  productSettingsUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductSettings"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductSettings"];
        };
      };
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
  /** Ejemplos del formulario */
  formExampleList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          text?: string;
          source?: "manual" | "import" | "chat" | "suggestion";
          state?: "active" | "pending_review" | "rejected";
          split?: "train" | "test";
        };
        sort?: ["text" | "source" | "updated_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Example"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un ejemplo */
  formExampleCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormExampleInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Example"];
        };
      };
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
  /** Ver un ejemplo */
  formExampleGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Example"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Cambiar un ejemplo */
  formExampleUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormExampleInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Example"];
        };
      };
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
  /** Eliminar un ejemplo */
  formExampleDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Ramas */
  branchList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          code?: string;
          enabled?: boolean;
          area_id?: number;
        };
        sort?: ["order" | "name" | "code" | "updated_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Branch"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear una rama */
  branchCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BranchInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Branch"];
        };
      };
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
  /** Ver una rama */
  branchGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Branch"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Cambiar una rama */
  branchUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BranchInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Branch"];
        };
      };
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
  /** Eliminar una rama */
  branchDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Preguntas sobre las ramas */
  branchQuestionsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BranchQuestions"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar las preguntas sobre las ramas */
  branchQuestionsUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BranchQuestions"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BranchQuestions"];
        };
      };
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
  /** Configuración de las ramas */
  branchSettingsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BranchSettings"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar la configuración de las ramas */
  branchSettingsUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BranchSettings"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BranchSettings"];
        };
      };
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
  /** Preguntas de una encuesta */
  surveyQuestionsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveyQuestions"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar las preguntas de una encuesta */
  surveyQuestionsUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SurveyQuestions"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveyQuestions"];
        };
      };
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
  /** Enlaces de la encuesta */
  surveyLinkList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          slug?: string;
          enabled?: boolean;
        };
        sort?: ["name" | "slug" | "views" | "completions" | "expires_at" | "created_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveyLink"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un enlace */
  surveyLinkCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SurveyLinkInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveyLink"];
        };
      };
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
  /** Ver un enlace */
  surveyLinkGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveyLink"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Cambiar un enlace */
  surveyLinkUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SurveyLinkInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveyLink"];
        };
      };
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
  /** Eliminar un enlace */
  surveyLinkDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Configuración de una encuesta */
  surveySettingsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveySettings"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar la configuración de una encuesta */
  surveySettingsUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SurveySettings"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveySettings"];
        };
      };
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
  /** Envíos de una encuesta */
  surveySendList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          status?: "draft" | "scheduled" | "running" | "paused" | "cancelled" | "finished" | "failed";
          channel?: "webchat" | "whatsapp" | "facebook";
        };
        sort?: ["name" | "status" | "created_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveySend"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Enviar una encuesta */
  surveySendCreate: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SurveySendInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveySend"];
        };
      };
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
  /** Respuestas de una encuesta */
  surveyAnswerList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          contact?: string;
          channel?: "webchat" | "whatsapp" | "facebook";
          status?: "partial" | "complete" | "abandoned";
          reviewed?: boolean;
          source?: string;
          started_at_from?: string;
          started_at_to?: string;
        };
        sort?: ["started_at" | "finished_at" | "contact" | "score" | "status", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveyAnswer"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Marcar una respuesta como revisada */
  surveyAnswerUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SurveyReview"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveyAnswer"];
        };
      };
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
  /** Eliminar las respuestas de una persona */
  surveyAnswerDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Resumen de las respuestas de una encuesta */
  surveySummaryGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        idForm: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveySummary"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Encuesta de un enlace público */
  surveyPublicGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SurveyPublic"];
        };
      };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Contestar la encuesta de un enlace público */
  surveyPublicAnswer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SurveyPublicAnswer"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
      400: components["responses"]["BadRequest"];
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
  /** Formulario de contacto */
  contactFormGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactForm"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar el formulario de contacto */
  contactFormUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactForm"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactForm"];
        };
      };
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
  /** Contactos recibidos por el formulario */
  contactFormLeadList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          phone?: string;
          email?: string;
          channel?: "webchat" | "whatsapp" | "facebook";
          at_from?: string;
          at_to?: string;
        };
        sort?: ["at" | "name" | "channel", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactFormLead"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Grupos de contactos */
  contactGroupList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          kind?: "static" | "dynamic";
        };
        sort?: ["name" | "kind" | "members" | "updated_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactGroup"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un grupo */
  contactGroupCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactGroupInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactGroup"];
        };
      };
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
  /** Ver un grupo */
  contactGroupGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactGroup"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Cambiar un grupo */
  contactGroupUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactGroupInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactGroup"];
        };
      };
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
  /** Eliminar un grupo */
  contactGroupDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** A quién alcanzaría una regla */
  contactGroupPreview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GroupRule"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GroupPreview"];
        };
      };
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
  /** Contactos de un grupo */
  contactGroupMemberList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          phone?: string;
        };
        sort?: ["name" | "phone" | "last_seen_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Contact"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Agregar o quitar contactos de un grupo fijo */
  contactGroupMemberUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["schemas"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GroupMembersInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactGroup"];
        };
      };
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
  /** Lo primero que el equipo quiere ver */
  homeGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HomeSummary"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Intenciones del chatbot */
  intentList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IntentBundle"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Crear una intención */
  intentCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["IntentInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Intent"];
        };
      };
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
  /** Eliminar una intención */
  intentDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        category_id: number;
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["IntentDeletion"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
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
  /** Intenciones que pueden ofrecerse como botón */
  intentButtonList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IntentButton"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Avisos del chatbot */
  notificationGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NotificationSettings"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Guardar los avisos */
  notificationUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NotificationSettings"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NotificationSettings"];
        };
      };
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
  /** Contactos que reciben avisos */
  notificationContactList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NotificationContact"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Enviar un aviso de prueba */
  notificationTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NotificationTest"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
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
  /** Todos los chatbots */
  platformBotList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          id?: number | number[];
          name?: string;
          plan?: string;
          plan_id?: number;
          version?: string;
          special_state?: "chatbot_on" | "chatbot_off";
          state?: "active" | "pending" | "maintenance" | "training" | "sync" | "sync_finished" | "server_manager" | "server_manager_finished" | "train" | "train_finished" | "error_catcher" | "error_catcher_finished" | "transfer_manager" | "transfer_manager_finished" | "reboot" | "draft_models" | "draft_models_finished" | "error" | "sync_error" | "server_manager_error" | "train_error" | "error_catcher_error" | "transfer_manager_error" | "draft_models_error";
        };
        sort?: ["id" | "name" | "plan" | "version" | "special_state" | "state" | "members" | "created_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PlatformBot"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  /** Crear un chatbot */
  platformBotCreate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PlatformBotInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PlatformBot"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  /** Un chatbot */
  platformBotGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PlatformBot"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Editar un chatbot */
  platformBotUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PlatformBotUpdate"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PlatformBot"];
        };
      };
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
  /** Conexiones de todos los usuarios */
  platformConnectionList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          username?: string;
          connected?: true | false;
        };
        sort?: ["user.name" | "user.username" | "connected" | "last_seen" | "date_to_filter", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserConnection"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
    };
  };
  /** Planes que se ofrecen */
  planList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plan"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      500: components["responses"]["Failure"];
    };
  };
  /** Conectores */
  pluginList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Conectar WhatsApp */
  whatsappConnect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WhatsappInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"];
        };
      };
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
  /** Conectar Facebook */
  facebookConnect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FacebookInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"];
        };
      };
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
  /** Conectar Webchat */
  webchatConnect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebchatInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"];
        };
      };
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
  /** Conectar Instagram */
  instagramConnect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AccountPluginInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"];
        };
      };
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
  /** Conectar Telegram */
  telegramConnect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AccountPluginInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"];
        };
      };
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
  /** Conectar Correo */
  mailboxConnect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MailboxInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"];
        };
      };
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
  /** Conectar Webhook */
  webhookConnect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebhookInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"];
        };
      };
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
  /** Conectar Google Sheets */
  sheetsConnect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormMappingInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"];
        };
      };
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
  /** Conectar Zapier, Make y n8n */
  automationConnect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormMappingInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"];
        };
      };
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
  /** Conectar Tienda en línea */
  storeConnect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StoreInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"];
        };
      };
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
  /** Un conector */
  pluginGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        key: components["schemas"]["PluginKey"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Probar un conector */
  pluginTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        key: components["schemas"]["PluginKey"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmptyBody"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PluginTest"];
        };
      };
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
  /** Desconectar un conector */
  pluginDisconnect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        key: components["schemas"]["PluginKey"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmptyBody"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Plugin"];
        };
      };
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
  /** Cambiar la clave de un conector */
  pluginRotate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        key: components["schemas"]["PluginKey"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmptyBody"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PluginSecret"];
        };
      };
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
  /** Actividad de un conector */
  pluginEventList: {
    parameters: {
      query?: {
        filter?: {
          kind?: string;
          ok?: true | false;
        };
        sort?: ["at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        key: components["schemas"]["PluginKey"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PluginEvent"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Claves de API */
  apiKeyList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApiKey"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear una clave de API */
  apiKeyCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ApiKeyInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApiKeyCreated"];
        };
      };
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
  /** Anular una clave de API */
  apiKeyDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Respuestas principales */
  responseList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          title?: string;
          intent_id?: number;
          category_id?: number;
          enabled?: boolean;
        };
        sort?: ["id" | "title" | "intent_id" | "used_count" | "last_used_at" | "updated_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MainResponse"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear una respuesta principal */
  responseCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MainResponseInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MainResponse"];
        };
      };
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
  /** Leer una respuesta principal */
  responseGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MainResponse"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Editar una respuesta principal */
  responseUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MainResponseInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MainResponse"];
        };
      };
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
  /** Eliminar una respuesta principal */
  responseDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Respuestas secundarias */
  secondaryResponseList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          kind?: "follow_up" | "greeting" | "fallback" | "out_of_hours" | "no_agents" | "transfer" | "goodbye" | "media_received" | "timeout" | "blocked" | "error";
          enabled?: boolean;
        };
        sort?: ["id" | "name" | "kind" | "updated_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SecondaryResponse"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear una respuesta secundaria */
  secondaryResponseCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SecondaryResponseInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SecondaryResponse"];
        };
      };
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
  /** Leer una respuesta secundaria */
  secondaryResponseGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SecondaryResponse"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Editar una respuesta secundaria */
  secondaryResponseUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SecondaryResponseInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SecondaryResponse"];
        };
      };
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
  /** Eliminar una respuesta secundaria */
  secondaryResponseDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Respuestas rápidas del plan 1 */
  quickResponseList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          match?: "exact" | "contains" | "starts_with";
          action?: "none" | "contact_form" | "handoff";
          enabled?: boolean;
        };
        sort?: ["id" | "priority" | "updated_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuickResponse"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear una respuesta rápida */
  quickResponseCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuickResponseInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuickResponse"];
        };
      };
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
  /** Leer una respuesta rápida */
  quickResponseGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuickResponse"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Editar una respuesta rápida */
  quickResponseUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuickResponseInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuickResponse"];
        };
      };
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
  /** Eliminar una respuesta rápida */
  quickResponseDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Ordenar las respuestas rápidas */
  quickResponseOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuickResponseOrder"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
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
  /** Categorías de respuestas */
  responseCategoryList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResponseCategory"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear una categoría */
  responseCategoryCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ResponseCategoryInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResponseCategory"];
        };
      };
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
  /** Si una pregunta ya existe */
  responseQuestionCheck: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionCheckInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuestionCheck"];
        };
      };
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
  /** Mover preguntas a otra intención */
  responseQuestionMove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionMove"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Affected"];
        };
      };
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
  /** Recuperar una respuesta eliminada */
  responseRestore: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmptyBody"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MainResponse"];
        };
      };
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
  /** Importar respuestas */
  responseImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["ImportFile"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImportResult"];
        };
      };
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
  /** Estado del chatbot */
  botStateGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BotState"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Encender o apagar el chatbot */
  botStateUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BotStateInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BotState"];
        };
      };
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
  /** Equipo del chatbot */
  teamList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TeamUser"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Invitar a una persona */
  teamInvite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["InvitationInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Invitation"];
        };
      };
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
  /** Quitar a una persona del equipo */
  teamRemove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        user_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      500: components["responses"]["Failure"];
    };
  };
  /** Cambiar el rol de una persona */
  teamRoleUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        user_id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TeamRoleInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TeamUser"];
        };
      };
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
  /** Editar los permisos y las áreas de una persona */
  teamUserUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        user_id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TeamUserEdit"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TeamUser"];
        };
      };
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
  /** A qué invita un enlace */
  invitationGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvitationLink"];
        };
      };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Aceptar una invitación */
  invitationAccept: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["InvitationAnswer"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SessionToken"];
        };
      };
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
  /** Invitaciones pendientes */
  invitationList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Invitation"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Enviar otra vez una invitación */
  invitationResend: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmptyBody"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Invitation"];
        };
      };
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
  /** Anular una invitación */
  invitationDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
    };
  };
  /** Enviar un mensaje de prueba */
  testMessageSend: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TestMessageInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TestTurn"];
        };
      };
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
  /** Empezar la prueba de nuevo */
  testReset: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TestReset"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
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
  /** Casos de prueba */
  testCaseList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          name?: string;
          last_result?: "passed" | "failed" | "never";
          run_after_training?: boolean;
        };
        sort?: ["id" | "name" | "last_result" | "last_run_at", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TestCase"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Crear un caso de prueba */
  testCaseCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TestCaseInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TestCase"];
        };
      };
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
  /** Leer un caso de prueba */
  testCaseGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TestCase"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Editar un caso de prueba */
  testCaseUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TestCaseInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TestCase"];
        };
      };
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
  /** Eliminar un caso de prueba */
  testCaseDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Ejecutar los casos de prueba */
  testRun: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TestRunInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TestRun"];
        };
      };
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
  /** Entrenamiento en curso */
  trainingGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Training"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Entrenar */
  trainingStart: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmptyBody"];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Training"];
        };
      };
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
  /** Cancelar el entrenamiento */
  trainingCancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmptyBody"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Training"];
        };
      };
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
  /** Volver a un modelo anterior */
  trainingRestore: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TrainingRestore"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TrainingRun"];
        };
      };
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
  /** Historial de entrenamientos */
  trainingRunList: {
    parameters: {
      query?: {
        filter?: {
          state?: "active" | "pending" | "maintenance" | "training" | "sync" | "sync_finished" | "server_manager" | "server_manager_finished" | "train" | "train_finished" | "error_catcher" | "error_catcher_finished" | "transfer_manager" | "transfer_manager_finished" | "reboot" | "draft_models" | "draft_models_finished" | "error" | "sync_error" | "server_manager_error" | "train_error" | "error_catcher_error" | "transfer_manager_error" | "draft_models_error";
          active?: boolean;
        };
        sort?: ["id" | "started_at" | "accuracy", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TrainingRun"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Novedades del producto */
  updateList: {
    parameters: {
      query?: {
        filter?: {
          q?: string;
          kind?: "novedad" | "mejora" | "correccion" | "aviso";
          read?: boolean;
        };
        sort?: ["published_at" | "version", "ASC" | "DESC"];
        range?: [number, number];
      };
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Update"][];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      500: components["responses"]["Failure"];
      501: components["responses"]["NotBuilt"];
    };
  };
  /** Marcar una novedad como leída */
  updateRead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bot: components["parameters"]["bot"];
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmptyBody"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Update"];
        };
      };
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
  /** Aspecto del widget */
  webchatFaceGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebchatFace"];
        };
      };
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Empezar o retomar la conversación */
  webchatSessionCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebchatSessionInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebchatSession"];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebchatSession"];
        };
      };
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
  /** Mensajes de la conversación */
  webchatMessageList: {
    parameters: {
      query?: {
        after?: number;
        before?: number;
      };
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebchatMessages"];
        };
      };
      401: components["responses"]["Unauthorized"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Enviar un mensaje */
  webchatMessageSend: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebchatMessageInput"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebchatMessage"];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebchatMessage"];
        };
      };
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
  /** Subir un archivo */
  webchatFileCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebchatFileInput"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebchatFile"];
        };
      };
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
  /** Abrir un archivo */
  webchatFileGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": string;
        };
      };
      401: components["responses"]["Unauthorized"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Valorar la atención */
  webchatRatingCreate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebchatRatingInput"];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
  /** Avisar que se está escribiendo */
  webchatTypingUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebchatTypingInput"];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["Unsupported"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["Failure"];
    };
  };
}
