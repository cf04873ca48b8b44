import theme from 'antd/es/theme';
import type { ThemeConfig } from 'antd/es/config-provider';
import { fonts, layers, motion, radii, sizes, skins, space, type, type Skin } from './tokens';

/**
 * Returns antd's theme for a skin. antd writes its tokens as custom properties under one class; both
 * skins use the same class, so that switching rewrites that block and the component rules stay. Unlike
 * our own skins it is not plain CSS: antd computes a few hundred shades in JavaScript from real colors,
 * and both skins together would be 30 KB of CSS before the first select is opened.
 */
export function antdTheme(skin: Skin): ThemeConfig {
  const colors = skins[skin];
  const { success, warning, danger, info } = colors.tones;
  const shades = skin === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  // antd's dark algorithm dims its input colors; ours are already made for the skin.
  const exact = {
    colorPrimary: colors.primary,
    colorLink: colors.primary,
    colorSuccess: success.text,
    colorWarning: warning.text,
    colorError: danger.text,
    colorInfo: info.text,
  };
  // Same color as the icons of our lightweight fields, which antd's fields replace on interaction.
  const fieldIcons = { colorTextQuaternary: colors.secondary };
  return {
    algorithm: [shades, (seed, map) => ({ ...(map ?? shades(seed)), ...exact })],
    cssVar: { key: 'praxis-antd' },
    hashed: false,
    token: {
      ...exact,
      colorPrimaryHover: colors.primaryHover,
      colorPrimaryActive: colors.primaryActive,
      colorPrimaryBg: colors.primaryTint,
      colorPrimaryBgHover: colors.primaryTint,
      colorLinkHover: colors.primaryHover,
      colorTextLightSolid: colors.onPrimary,
      colorErrorOutline: danger.tint,
      colorText: colors.text,
      colorTextHeading: colors.text,
      colorTextSecondary: colors.secondary,
      colorTextTertiary: colors.secondary,
      colorTextDescription: colors.secondary,
      colorTextPlaceholder: colors.secondary,
      colorTextDisabled: colors.disabled,
      colorTextQuaternary: colors.controlBorder,
      colorIcon: colors.secondary,
      colorIconHover: colors.text,
      colorBgLayout: colors.page,
      colorBgContainer: colors.card,
      colorBgElevated: colors.raised,
      colorBgContainerDisabled: colors.hover,
      colorBgSpotlight: colors.text,
      colorBgMask: colors.mask,
      colorFillAlter: colors.hover,
      colorFillSecondary: colors.hover,
      colorBorder: colors.controlBorder,
      colorBorderSecondary: colors.line,
      colorSplit: colors.line,
      controlItemBgHover: colors.hover,
      controlItemBgActive: colors.primaryTint,
      controlItemBgActiveHover: colors.primaryTint,
      controlOutline: `color-mix(in srgb, ${colors.primary} 22%, transparent)`,
      controlOutlineWidth: 3,
      boxShadowSecondary: colors.shadows.raised,
      boxShadowTertiary: colors.shadows.card,
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
      // Fits the width of a dialog field on a phone, and the height of the window.
      DatePicker: { ...fieldIcons, cellWidth: 40, cellHeight: 28, textHeight: 40 },
      Slider: {
        railBg: colors.line,
        railHoverBg: colors.buttonBorder,
        trackBg: colors.primary,
        trackHoverBg: colors.primaryHover,
        handleColor: colors.primary,
        dotBorderColor: colors.buttonBorder,
        dotActiveBorderColor: colors.primary,
      },
      Rate: { starColor: colors.chart[3], starBg: colors.buttonBorder },
      Select: { ...fieldIcons, optionSelectedFontWeight: 500, optionPadding: '8px 12px' },
      Table: {
        headerBg: colors.card,
        headerColor: colors.secondary,
        headerSplitColor: 'transparent',
        rowHoverBg: colors.hover,
        rowSelectedBg: colors.primaryTint,
        rowSelectedHoverBg: colors.primaryTint,
        cellFontSizeSM: type.dense.size,
        cellPaddingInline: space[6],
        cellPaddingInlineMD: space[6],
        cellPaddingInlineSM: space[6],
        borderColor: colors.line,
      },
    },
  };
}
