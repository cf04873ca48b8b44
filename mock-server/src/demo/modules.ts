import * as accountChanges from '@praxis/contract/demo/account-changes';
import * as accountSettings from '@praxis/contract/demo/account-settings';
import * as blog from '@praxis/contract/demo/blog';
import * as blogPosts from '@praxis/contract/demo/blog-posts';
import * as calendar from '@praxis/contract/demo/calendar';
import * as cardAnalytics from '@praxis/contract/demo/card-analytics';
import * as cardLists from '@praxis/contract/demo/card-lists';
import * as cardStatistics from '@praxis/contract/demo/card-statistics';
import * as cardTrends from '@praxis/contract/demo/card-trends';
import * as chat from '@praxis/contract/demo/chat';
import * as comingSoon from '@praxis/contract/demo/coming-soon';
import * as email from '@praxis/contract/demo/email';
import * as faq from '@praxis/contract/demo/faq';
import * as invoices from '@praxis/contract/demo/invoices';
import * as jwt from '@praxis/contract/demo/jwt';
import * as knowledgeBase from '@praxis/contract/demo/knowledge-base';
import * as pricing from '@praxis/contract/demo/pricing';
import * as profile from '@praxis/contract/demo/profile';
import * as profilePage from '@praxis/contract/demo/profile-page';
import * as sampleTable from '@praxis/contract/demo/sample-table';
import * as search from '@praxis/contract/demo/search';
import * as shop from '@praxis/contract/demo/shop';
import * as shopCart from '@praxis/contract/demo/shop-cart';
import * as shopOrders from '@praxis/contract/demo/shop-orders';
import * as todo from '@praxis/contract/demo/todo';
import * as userProfiles from '@praxis/contract/demo/user-profiles';
import * as users from '@praxis/contract/demo/users';
import type { BackEndModule } from '../core/module';

/**
 * The modules of the demo (docs/product.md#demo-endpoints): the endpoints of each. Their code loads
 * on the first call.
 */
export const demoModules: readonly BackEndModule[] = [
  {
    name: 'demo.sample-table',
    endpoints: [sampleTable.getSampleRows, sampleTable.listSampleRows, sampleTable.getLargeTable],
    load: () => import('./sample-table/routes'),
  },
  {
    name: 'demo.search',
    endpoints: [
      search.getAutocomplete,
      search.getSearchGroups,
      search.getBookmarks,
      search.toggleBookmark,
      search.moveBookmark,
      search.getFoundFile,
    ],
    load: () => import('./search/routes'),
  },
  {
    name: 'demo.email',
    endpoints: [
      email.listEmails,
      email.updateEmails,
      email.toggleEmailsLabel,
      email.getEmail,
      email.getAdjacentEmail,
      email.saveEmailDraft,
      email.sendEmail,
      email.unsendEmail,
      email.deleteEmails,
    ],
    load: () => import('./email/routes'),
  },
  {
    name: 'demo.chat',
    endpoints: [
      chat.getChatsAndContacts,
      chat.getChatProfile,
      chat.updateChatProfile,
      chat.getChat,
      chat.sendChatMessage,
    ],
    load: () => import('./chat/routes'),
  },
  {
    name: 'demo.todo',
    endpoints: [todo.listTasks, todo.addTask, todo.updateTask, todo.deleteTask, todo.moveTask],
    load: () => import('./todo/routes'),
  },
  {
    name: 'demo.calendar',
    endpoints: [
      calendar.listCalendarEvents,
      calendar.addCalendarEvent,
      calendar.updateCalendarEvent,
      calendar.removeCalendarEvent,
      calendar.restoreCalendarEvent,
    ],
    load: () => import('./calendar/routes'),
  },
  {
    name: 'demo.users',
    endpoints: [
      users.getManagedUsers,
      users.listManagedUsers,
      users.getManagedUser,
      users.addManagedUser,
      users.deleteManagedUser,
      userProfiles.countManagedUsers,
      userProfiles.getUserProfile,
      userProfiles.updateManagedUser,
      userProfiles.restoreManagedUser,
    ],
    load: () => import('./users/routes'),
  },
  {
    name: 'demo.invoices',
    endpoints: [
      invoices.listDemoInvoices,
      invoices.getDemoInvoice,
      invoices.deleteDemoInvoice,
      invoices.getInvoiceClients,
      invoices.addDemoInvoice,
      invoices.updateDemoInvoice,
      invoices.sendDemoInvoice,
      invoices.addInvoicePayment,
      invoices.restoreDemoInvoice,
    ],
    load: () => import('./invoices/routes'),
  },
  {
    name: 'demo.shop',
    endpoints: [
      shop.listProducts,
      shop.getProductFilters,
      shop.getProduct,
      shop.getRelatedProducts,
      shopCart.getWishlist,
      shopCart.getCart,
      shopCart.addToCart,
      shopCart.setCartQuantity,
      shopCart.removeFromCart,
      shopCart.addToWishlist,
      shopCart.removeFromWishlist,
      shopCart.moveToWishlist,
      shopCart.moveToCart,
      shopOrders.placeOrder,
      shopOrders.listOrders,
      shopOrders.getOrder,
    ],
    load: () => import('./shop/routes'),
  },
  {
    name: 'demo.account-settings',
    endpoints: [
      accountSettings.getAccountSettings,
      accountChanges.updateGeneral,
      accountChanges.updatePicture,
      accountChanges.changeDemoPassword,
      accountChanges.updateInfo,
      accountChanges.updateSocialLinks,
      accountChanges.updateConnection,
      accountChanges.updateNotifications,
    ],
    load: () => import('./account-settings/routes'),
  },
  {
    name: 'demo.profile',
    endpoints: [
      profile.getProfile,
      profilePage.getProfilePage,
      profilePage.reactOnProfile,
      profilePage.addProfileComment,
      profilePage.deleteProfileComment,
      profilePage.voteOnProfile,
    ],
    load: () => import('./profile/routes'),
  },
  {
    name: 'demo.faq',
    endpoints: [faq.getFaq],
    load: () => import('./faq/routes'),
  },
  {
    name: 'demo.knowledge-base',
    endpoints: [
      knowledgeBase.getKnowledgeBase,
      knowledgeBase.getKnowledgeBaseCategory,
      knowledgeBase.getKnowledgeBaseQuestion,
      knowledgeBase.searchKnowledgeBase,
      knowledgeBase.getQuestionFeedback,
      knowledgeBase.giveQuestionFeedback,
    ],
    load: () => import('./knowledge-base/routes'),
  },
  {
    name: 'demo.pricing',
    endpoints: [pricing.getPricing, pricing.getPlanChoice, pricing.choosePlan],
    load: () => import('./pricing/routes'),
  },
  {
    name: 'demo.blog',
    endpoints: [
      blog.getBlogPosts,
      blog.getBlogSidebar,
      blog.getBlogDetail,
      blog.getBlogEdit,
      blogPosts.listPosts,
      blogPosts.getPost,
      blogPosts.addPost,
      blogPosts.updatePost,
      blogPosts.bookmarkPost,
      blogPosts.addComment,
    ],
    load: () => import('./blog/routes'),
  },
  {
    name: 'demo.card-analytics',
    endpoints: [
      cardAnalytics.getSupportTracker,
      cardAnalytics.getAverageSessions,
      cardAnalytics.getRevenueReport,
      cardAnalytics.getGoalOverview,
      cardAnalytics.getRevenueCard,
      cardAnalytics.getProductOrders,
      cardAnalytics.getSessionsByDevice,
      cardAnalytics.getCustomersCard,
      cardTrends.getSessionsTrend,
      cardTrends.getRevenueMonths,
      cardTrends.getRevenueDays,
      cardLists.getEarnings,
      cardLists.getTransactions,
      cardLists.getBrowserStates,
      cardLists.getCompanies,
      cardLists.getTimeline,
      cardLists.getMeetup,
      cardLists.answerMeetup,
    ],
    load: () => import('./card-analytics/routes'),
  },
  {
    name: 'demo.card-statistics',
    endpoints: [
      cardStatistics.getOrdersBarChart,
      cardStatistics.getProfitLineChart,
      cardStatistics.getSubscribersGained,
      cardStatistics.getRevenueGenerated,
      cardStatistics.getQuarterlySales,
      cardStatistics.getOrdersReceived,
      cardStatistics.getSiteTraffic,
      cardStatistics.getActiveUsers,
      cardStatistics.getNewsletter,
    ],
    load: () => import('./card-statistics/routes'),
  },
  {
    name: 'demo.coming-soon',
    endpoints: [comingSoon.getComingSoon, comingSoon.subscribeToLaunch],
    load: () => import('./coming-soon/routes'),
  },
  {
    name: 'demo.jwt',
    endpoints: [jwt.demoLogin, jwt.demoRegister, jwt.demoRefresh],
    load: () => import('./jwt/routes'),
  },
  {
    name: 'demo.password',
    endpoints: [jwt.demoForgotPassword, jwt.demoResetPassword],
    load: () => import('./jwt/password-routes'),
  },
];
