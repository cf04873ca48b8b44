import ts from 'typescript';

/** A place of the code that names a text, or several: a part of the key may come at run time. */
export interface TextUse {
  /** As it is written. */
  text: string;
  /** Whether it is handed to `t`: what else looks like a key may mean something different. */
  asKey: boolean;
  /** Whether the place may mean this key. */
  matches(key: string): boolean;
}

/** Every place of a file that may name a text. */
export function usesIn(code: string): TextUse[] {
  const uses: TextUse[] = [];
  const visit = (node: ts.Node, asKey: boolean): void => {
    const matches = matcherOf(node) ?? statusMatcherOf(node);
    if (matches) uses.push({ text: node.getText(file), asKey, matches });
    node.forEachChild((child) => visit(child, isKey(node, child, asKey)));
  };
  const file = ts.createSourceFile(
    'file.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  visit(file, false);
  return uses;
}

/** What a literal means: `'plans.title'` that key, `` `plans.act.${act}` `` any that begins so. */
function matcherOf(node: ts.Node): TextUse['matches'] | undefined {
  if (ts.isStringLiteralLike(node))
    return node.text.includes('.') ? (key) => key === node.text : undefined;
  if (!ts.isTemplateExpression(node) || !node.head.text.includes('.')) return undefined;
  const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  const pattern = new RegExp(`^${parts.map(({ text }) => escaped(text)).join('[\\w.-]+')}$`);
  return (key) => pattern.test(key);
}

/** `<StatusTag of="plan">` and `statusText('plan', status)` mean the words of all its statuses. */
function statusMatcherOf(node: ts.Node): TextUse['matches'] | undefined {
  if (!ts.isStringLiteral(node)) return undefined;
  const { parent } = node;
  const isKind = ts.isJsxAttribute(parent)
    ? parent.name.getText() === 'of' && parent.parent.parent.tagName.getText() === 'StatusTag'
    : ts.isCallExpression(parent) &&
      parent.arguments[0] === node &&
      /^(statusText|use\w*Status\w*)$/.test(parent.expression.getText());
  return isKind ? (key) => key.startsWith(`status.${node.text}.`) : undefined;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a part of an expression is handed to `t`: directly, or as one branch of a condition. */
function isKey(parent: ts.Node, child: ts.Node, asKey: boolean): boolean {
  if (ts.isCallExpression(parent))
    return (
      ts.isIdentifier(parent.expression) &&
      parent.expression.text === 't' &&
      parent.arguments[0] === child
    );
  return asKey && ts.isConditionalExpression(parent) && parent.condition !== child;
}
