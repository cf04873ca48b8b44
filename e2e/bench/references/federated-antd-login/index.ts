// Shared packages are resolved at run time, so the application starts behind an async boundary.
void import('./bootstrap');
