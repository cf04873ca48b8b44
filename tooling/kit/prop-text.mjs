import ts from 'typescript';

/** More choices than this are named by their type. */
const mostChoices = 12;

/**
 * A prop's type as it is documented: the choices where there are few, else as the code writes it.
 * @param {ts.Type} type
 * @param {ts.Declaration} declaration
 * @param {ts.TypeChecker} checker
 */
export function typeText(type, declaration, checker) {
  const written = writtenType(declaration);
  if (written && literals.test(written)) return written;
  return choicesOf(type, checker) ?? written ?? checker.typeToString(type);
}

/** Choices that the code writes out: they stay in its order. */
const literals = /^('[^']*'|\d+)( \| ('[^']*'|\d+))+$/;

/**
 * The choices of a type that is made of literals alone.
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 */
function choicesOf(type, checker) {
  const members = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & ts.TypeFlags.Undefined),
  );
  const literal = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.Null;
  if (members.length > mostChoices || members.some(({ flags }) => !(flags & literal)))
    return undefined;
  return members
    .sort((a, b) => Number(a.isNumberLiteral() && a.value) - Number(b.isNumberLiteral() && b.value))
    .map((member) => checker.typeToString(member).replaceAll('"', "'"))
    .join(' | ');
}

/**
 * The type as the code writes it, on one line.
 * @param {ts.Declaration} declaration
 */
function writtenType(declaration) {
  const text = (/** @type {ts.Node} */ node) => node.getText().replace(/\s+/g, ' ');
  if (ts.isMethodSignature(declaration))
    return `(${declaration.parameters.map(text).join(', ')}) => ${declaration.type ? text(declaration.type) : 'void'}`;
  if (ts.isPropertySignature(declaration) && declaration.type) return text(declaration.type);
  return undefined;
}

/**
 * The defaults that a component gives its props, as it writes them.
 * @param {ts.Declaration | undefined} declaration of the component
 * @returns {Map<string, string>}
 */
export function defaultsOf(declaration) {
  const defaults = new Map();
  const component = declaration && functionOf(declaration);
  if (!component) return defaults;
  const read = (/** @type {ts.Node} */ pattern) => {
    if (!ts.isObjectBindingPattern(pattern)) return;
    for (const { propertyName, name, initializer } of pattern.elements)
      if (initializer) defaults.set((propertyName ?? name).getText(), initializer.getText());
  };
  const [props] = component.parameters;
  if (props) read(props.name);
  // Some take their props apart in the first lines.
  if (component.body && ts.isBlock(component.body))
    for (const statement of component.body.statements)
      if (ts.isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations)
          if (initializer?.getText() === props?.name.getText()) read(name);
  return defaults;
}

/**
 * The function of a component, also where it is wrapped: `memo(function SearchBox() {})`.
 * @param {ts.Node} node
 * @returns {ts.FunctionLikeDeclaration | undefined}
 */
function functionOf(node) {
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node))
    return node;
  if (ts.isVariableDeclaration(node)) return node.initializer && functionOf(node.initializer);
  if (ts.isCallExpression(node)) return node.arguments[0] && functionOf(node.arguments[0]);
  return undefined;
}
