import ts from 'typescript';
import { usesIn } from './text-uses';

/** An action of a record that opens a dialog, and the text keys of its label. */
export interface DialogAction {
  label: string;
  isNamedBy(key: string): boolean;
}

/** Every `{ label, dialog }` of a file, as passed to `useRecordActions`. */
export function dialogActionsIn(code: string): DialogAction[] {
  const file = parsed(code);
  return nodesIn(file, ts.isObjectLiteralExpression).flatMap((one) => {
    const label = valueOf(one, 'label');
    if (!label || !valueOf(one, 'dialog')) return [];
    const uses = usesIn(`(${label.getText(file)})`);
    return [
      {
        label: label.getText(file),
        isNamedBy: (key) => uses.some((use) => use.asKey && use.matches(key)),
      },
    ];
  });
}

/**
 * Dialogs that a browser test opens and checks with axe, by account: names of buttons and actions.
 */
export function openingsIn(code: string): Record<string, (text: string) => boolean> {
  const file = parsed(code);
  const found = new Map<string, ((text: string) => boolean)[]>();
  const add = (account: string, under: ts.Node) =>
    found.set(account, [...(found.get(account) ?? []), ...nodesIn(under, isName).map(matcherOf)]);
  // `overlaysByPage`: an account's dialogs are in the property with its name.
  for (const property of nodesIn(file, ts.isPropertyAssignment))
    if (ts.isObjectLiteralExpression(property.initializer))
      add(property.name.getText(file), property.initializer);
  // Separate tests: dialogs that are opened after signing in.
  for (const call of nodesIn(file, ts.isCallExpression)) {
    if (call.expression.getText(file) !== 'test') continue;
    const calls = nodesIn(call, ts.isCallExpression);
    const start = calls.find(({ expression }) => expression.getText(file) === 'start');
    const account = start?.arguments[1];
    if (!account || !ts.isStringLiteral(account)) continue;
    for (const one of calls)
      if (one.expression.getText(file) === 'checkOverlay') add(account.text, one);
  }
  return Object.fromEntries(
    [...found].map(([account, all]) => [account, (text: string) => all.some((is) => is(text))]),
  );
}

const parsed = (code: string) =>
  ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function nodesIn<Kind extends ts.Node>(under: ts.Node, is: (node: ts.Node) => node is Kind) {
  const found: Kind[] = [];
  const visit = (node: ts.Node): void => {
    if (is(node)) found.push(node);
    node.forEachChild(visit);
  };
  visit(under);
  return found;
}

const valueOf = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText() === name,
  )?.initializer;

const isName = (node: ts.Node): node is ts.StringLiteral | ts.RegularExpressionLiteral =>
  ts.isStringLiteral(node) || ts.isRegularExpressionLiteral(node);

function matcherOf(node: ts.StringLiteral | ts.RegularExpressionLiteral) {
  // A row's button may name the record after the action.
  if (ts.isStringLiteral(node))
    return (text: string) => node.text === text || node.text.startsWith(`${text} `);
  const pattern = new RegExp(node.text.slice(1, node.text.lastIndexOf('/')));
  return (text: string) => pattern.test(text);
}
