import ts from 'typescript';

/** A type with more choices is shown by its name. */
const mostChoices = 12;

/**
 * A prop's type as documented: its choices if there are few, otherwise its source code.
 * @param {ts.Type} type
 * @param {ts.Declaration} declaration
 * @param {ts.TypeChecker} checker
 */
export function typeText(type, declaration, checker) {
  const written = writtenType(declaration);
  if (written && literals.test(written)) return written;
  return choicesOf(type, checker) ?? written ?? checker.typeToString(type);
}

/** A union of literals in the source code, which keeps its order. */
const literals = /^('[^']*'|\d+)( \| ('[^']*'|\d+))+$/;

/**
 * The choices of a type that consists of literals only.
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
 * The type's source code, on one line.
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
 * Source code of the default values of a component's props.
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
  // Some components destructure their props in the body.
  if (component.body && ts.isBlock(component.body))
    for (const statement of component.body.statements)
      if (ts.isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations)
          if (initializer?.getText() === props?.name.getText()) read(name);
  return defaults;
}

/**
 * The function of a component, which may be wrapped: `memo(function SearchBox() {})`.
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
