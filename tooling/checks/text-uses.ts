import ts from 'typescript';

/** A node that refers to one or more texts: part of the key may be known only at run time. */
export interface TextUse {
  /** The node's source code. */
  text: string;
  /** Whether it is passed to `t`: other literals that look like a key may mean something else. */
  asKey: boolean;
  /** Whether the node may refer to this key. */
  matches(key: string): boolean;
}

/** Every node of a file that may refer to a text. */
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

/** Matcher of a literal: `'plans.title'` for that key, `` `plans.act.${act}` `` for all with that prefix. */
function matcherOf(node: ts.Node): TextUse['matches'] | undefined {
  if (ts.isStringLiteralLike(node))
    return node.text.includes('.') ? (key) => key === node.text : undefined;
  if (!ts.isTemplateExpression(node) || !node.head.text.includes('.')) return undefined;
  const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  const pattern = new RegExp(`^${parts.map(({ text }) => escaped(text)).join('[\\w.-]+')}$`);
  return (key) => pattern.test(key);
}

/** Matcher of `<StatusTag of="plan">` and `statusText('plan', status)`: all texts of the kind. */
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

/** Whether a part of an expression is passed to `t`: directly, or as one branch of a condition. */
function isKey(parent: ts.Node, child: ts.Node, asKey: boolean): boolean {
  if (ts.isCallExpression(parent))
    return (
      ts.isIdentifier(parent.expression) &&
      parent.expression.text === 't' &&
      parent.arguments[0] === child
    );
  return asKey && ts.isConditionalExpression(parent) && parent.condition !== child;
}
