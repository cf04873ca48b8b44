import theme from 'antd/es/theme';
import type { ThemeConfig } from 'antd/es/config-provider';
import { fonts, layers, motion, radii, sizes, skins, space, type, type Skin } from './tokens';

/**
 * antd's theme of a skin. antd writes its tokens as custom properties under one class; both skins
 * use the same class, so that switching rewrites that block and the rules of the components stay.
 * It is not done by CSS alone, as ours is, because antd computes a few hundred shades in script
 * from real colours: both skins at once would be 30 KB of CSS before the first select is opened.
 */
export function antdTheme(skin: Skin): ThemeConfig {
  const colours = skins[skin];
  const { success, warning, danger, info } = colours.tones;
  const shades = skin === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  // antd's dark algorithm dims the colours that it is given; ours are made for the skin already.
  const exact = {
    colorPrimary: colours.primary,
    colorLink: colours.primary,
    colorSuccess: success.text,
    colorWarning: warning.text,
    colorError: danger.text,
    colorInfo: info.text,
  };
  return {
    algorithm: [shades, (seed, map) => ({ ...(map ?? shades(seed)), ...exact })],
    cssVar: { key: 'praxis-antd' },
    hashed: false,
    token: {
      ...exact,
      colorPrimaryHover: colours.primaryHover,
      colorPrimaryActive: colours.primaryActive,
      colorPrimaryBg: colours.primaryTint,
      colorPrimaryBgHover: colours.primaryTint,
      colorLinkHover: colours.primaryHover,
      colorTextLightSolid: colours.onPrimary,
      colorErrorOutline: danger.tint,
      colorText: colours.text,
      colorTextHeading: colours.text,
      colorTextSecondary: colours.secondary,
      colorTextTertiary: colours.secondary,
      colorTextDescription: colours.secondary,
      colorTextPlaceholder: colours.secondary,
      colorTextDisabled: colours.disabled,
      colorTextQuaternary: colours.controlBorder,
      colorIcon: colours.secondary,
      colorIconHover: colours.text,
      colorBgLayout: colours.page,
      colorBgContainer: colours.card,
      colorBgElevated: colours.raised,
      colorBgContainerDisabled: colours.hover,
      colorBgSpotlight: colours.text,
      colorBgMask: colours.mask,
      colorFillAlter: colours.hover,
      colorFillSecondary: colours.hover,
      colorBorder: colours.controlBorder,
      colorBorderSecondary: colours.line,
      colorSplit: colours.line,
      controlItemBgHover: colours.hover,
      controlItemBgActive: colours.primaryTint,
      controlItemBgActiveHover: colours.primaryTint,
      controlOutline: `color-mix(in srgb, ${colours.primary} 22%, transparent)`,
      controlOutlineWidth: 3,
      boxShadowSecondary: colours.shadows.raised,
      boxShadowTertiary: colours.shadows.card,
      fontFamily: fonts.text,
      fontFamilyCode: fonts.code,
      fontSize: type.body.size,
      lineHeight: type.body.line / type.body.size,
      fontSizeSM: type.caption.size,
      fontSizeLG: type.cardTitle.size,
      fontWeightStrong: type.title.weight,
      borderRadius: radii.control,
      borderRadiusLG: radii.card,
      borderRadiusSM: radii.small,
      controlHeight: sizes.controlHeight,
      controlHeightSM: sizes.controlHeightSmall,
      controlHeightLG: sizes.controlHeightLarge,
      motionDurationFast: `${motion.fast}ms`,
      motionDurationMid: `${motion.base}ms`,
      motionDurationSlow: `${motion.slow}ms`,
      motionEaseOut: motion.easing,
      motionEaseInOut: motion.easing,
      zIndexPopupBase: layers.popup,
      wireframe: false,
    },
    components: {
      // As wide as a field of a dialog on a phone, and no higher than the window beside it.
      DatePicker: { cellWidth: 40, cellHeight: 28, textHeight: 40 },
      Slider: {
        railBg: colours.line,
        railHoverBg: colours.buttonBorder,
        trackBg: colours.primary,
        trackHoverBg: colours.primaryHover,
        handleColor: colours.primary,
        dotBorderColor: colours.buttonBorder,
        dotActiveBorderColor: colours.primary,
      },
      Rate: { starColor: colours.chart[3], starBg: colours.buttonBorder },
      Select: { optionSelectedFontWeight: 500, optionPadding: '8px 12px' },
      Table: {
        headerBg: colours.card,
        headerColor: colours.secondary,
        headerSplitColor: 'transparent',
        rowHoverBg: colours.hover,
        rowSelectedBg: colours.primaryTint,
        rowSelectedHoverBg: colours.primaryTint,
        cellFontSizeSM: type.dense.size,
        cellPaddingInline: space[6],
        cellPaddingInlineMD: space[6],
        cellPaddingInlineSM: space[6],
        borderColor: colours.line,
      },
    },
  };
}
