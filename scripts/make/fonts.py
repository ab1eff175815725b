"""Builds the faces in app/fonts from the npm packages of Fontsource, one file per face.

Each holds the Latin subset plus the naira sign, and the dotted letters of Yoruba and Igbo, which the
packages spread over three files. A dotted letter becomes base + combining dot by `ccmp`, so that tone marks
stack on it; the weight stays variable, the optical size is fixed. All weights use the kerning of the lightest one:
kerning for every weight would be half of the display face.

Needs: pip install fonttools brotli; npm pack of the packages named in FACES, unpacked under the given folder.
Usage: python3 scripts/make/fonts.py <node_modules/@fontsource-variable> app/fonts
"""

import sys
from copy import deepcopy
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.otlLib.builder import buildLookup, buildMultipleSubstSubtable
from fontTools.varLib import instancer

FACES = [
    # package, file style, axes kept, output
    ("bricolage-grotesque", "opsz", {"opsz": 36, "wght": (600, 800)}, "display.woff2"),
    ("public-sans", "wght", {"wght": (400, 700)}, "text.woff2"),
]
# Share images are drawn on the server by a renderer that reads neither WOFF2 nor variations.
SHARE_WEIGHT = 700

NAIRA = 0x20A6
DOT_BELOW, DOT_ABOVE = 0x0323, 0x0307
# Letters with a dot that the tone marks have to stack on, and n with a grave, which few fonts draw.
COMPOSED = {
    **{ord(dotted): (ord(base), DOT_BELOW) for dotted, base in zip("ẹọṣịụẸỌṢỊỤ", "eosiuEOSIU")},
    **{ord(dotted): (ord(base), DOT_ABOVE) for dotted, base in zip("ṅṄ", "nN")},
    **{ord(c): (ord(b), ord(m)) for c, b, m in (("ǹ", "n", "\u0300"), ("Ǹ", "N", "\u0300"), ("ń", "n", "\u0301"),
                                                ("Ń", "N", "\u0301"), ("ḿ", "m", "\u0301"), ("Ḿ", "M", "\u0301"))},
}
KEPT = [*range(0x20, 0x7F), 0xA0, 0xA3, 0xA7, 0xA9, 0xAB, 0xAE, 0xB0, 0xB7, 0xBB, *range(0xC0, 0x100), 0x131, 0x300, 0x301,
        0x304, DOT_ABOVE, DOT_BELOW, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC, 0x2122, 0x2212,
        0x2009, 0x202F]
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "liga", "calt", "rvrn"]


def fixed(path, axes):
    font = TTFont(path, recalcTimestamp=False)
    return instancer.instantiateVariableFont(font, {a: v for a, v in axes.items() if a in {x.axisTag for x in font["fvar"].axes}})


def copy_glyph(source, target, codepoint, name):
    """Copies an outline with its variations. Without HVAR, widths come from the outline's own deltas."""
    from_name = source.getBestCmap()[codepoint]
    glyph = deepcopy(source["glyf"][from_name])
    if glyph.isComposite():
        raise SystemExit(f"U+{codepoint:04X} is a composite: copy its parts as well")
    target.setGlyphOrder([*target.getGlyphOrder(), name])
    target["glyf"].glyphs[name] = glyph
    target["glyf"].glyphOrder = target.getGlyphOrder()
    target["hmtx"].metrics[name] = source["hmtx"].metrics[from_name]
    target["gvar"].variations[name] = deepcopy(source["gvar"].variations.get(from_name, []))
    map_character(target, codepoint, name)


def widen(font, name, by):
    """Adds space around a glyph, a quarter of it before the glyph."""
    advance, bearing = font["hmtx"].metrics[name]
    before = by // 4
    font["glyf"][name].coordinates.translate((before, 0))
    font["glyf"][name].recalcBounds(font["glyf"])
    font["hmtx"].metrics[name] = (advance + by, bearing + before)


def map_character(font, codepoint, name):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[codepoint] = name


def empty_glyph(font, name):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    glyph = deepcopy(font["glyf"][font.getBestCmap()[0x20]])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics[name] = (500, 0)
    font["gvar"].variations[name] = []


def shift_lookups(gsub):
    """Makes room for a lookup at index 0."""
    for record in gsub.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex = [i + 1 for i in record.Feature.LookupListIndex]
    if getattr(gsub, "FeatureVariations", None):
        for record in gsub.FeatureVariations.FeatureVariationRecord:
            for sub in record.FeatureTableSubstitution.SubstitutionRecord:
                sub.Feature.LookupListIndex = [i + 1 for i in sub.Feature.LookupListIndex]

    def visit(node):
        if isinstance(node, otTables.SubstLookupRecord):
            node.LookupListIndex += 1
            return
        if isinstance(node, list):
            for item in node:
                visit(item)
        elif hasattr(node, "__dict__"):
            for value in vars(node).values():
                if isinstance(value, (list, dict)) or hasattr(value, "__dict__"):
                    visit(list(value.values()) if isinstance(value, dict) else value)

    for lookup in gsub.LookupList.Lookup:
        for subtable in lookup.SubTable:
            visit(subtable)


def compose_dotted(font):
    cmap = font.getBestCmap()
    mapping = {}
    for codepoint, (base, mark) in COMPOSED.items():
        if base not in cmap or mark not in cmap:
            raise SystemExit(f"cannot compose U+{codepoint:04X}: mark U+{mark:04X} is missing")
        name = f"composed{codepoint:04X}"
        empty_glyph(font, name)
        map_character(font, codepoint, name)
        mapping[name] = [cmap[base], cmap[mark]]
    gsub = font["GSUB"].table
    shift_lookups(gsub)
    gsub.LookupList.Lookup.insert(0, buildLookup([buildMultipleSubstSubtable(mapping)]))
    gsub.LookupList.LookupCount = len(gsub.LookupList.Lookup)
    ccmp = [r for r in gsub.FeatureList.FeatureRecord if r.FeatureTag == "ccmp"]
    if not ccmp:
        raise SystemExit("the face has no ccmp feature to extend")
    for record in ccmp:
        record.Feature.LookupListIndex = [0, *record.Feature.LookupListIndex]
    if "GDEF" in font and font["GDEF"].table.GlyphClassDef:
        for name in mapping:
            font["GDEF"].table.GlyphClassDef.classDefs[name] = 1
    for script in gsub.ScriptList.ScriptRecord:
        systems = [script.Script.DefaultLangSys, *[l.LangSys for l in script.Script.LangSysRecord]]
        for system in filter(None, systems):
            tags = {gsub.FeatureList.FeatureRecord[i].FeatureTag for i in system.FeatureIndex}
            if "ccmp" not in tags:
                raise SystemExit(f"script {script.ScriptTag} does not reach ccmp")


def dot_above(font):
    """Adds the combining dot above if the face lacks it: the dot below, moved to the place of the other top marks."""
    cmap = font.getBestCmap()
    if DOT_ABOVE in cmap:
        return
    acute, below = cmap[0x301], cmap[DOT_BELOW]
    name = "dotaccentcomb"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    glyf = font["glyf"]
    glyph = deepcopy(glyf[below])
    box_acute, box = glyf[acute], glyf[below]
    box_acute.recalcBounds(glyf), box.recalcBounds(glyf)
    dx = round((box_acute.xMin + box_acute.xMax) / 2 - (box.xMin + box.xMax) / 2)
    dy = round((box_acute.yMin + box_acute.yMax) / 2 - (box.yMin + box.yMax) / 2)
    if glyph.isComposite():
        for part in glyph.components:
            part.x, part.y = part.x + dx, part.y + dy
    else:
        glyph.coordinates.translate((dx, dy))
    glyf.glyphs[name] = glyph
    glyf.glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics[name] = font["hmtx"].metrics[acute]
    font["gvar"].variations[name] = deepcopy(font["gvar"].variations.get(below, []))
    map_character(font, DOT_ABOVE, name)
    anchor_mark(font, DOT_ABOVE, 0x301)


def positions(font, kind):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for sub in lookup.SubTable:
            sub = sub.ExtSubTable if lookup.LookupType == 9 else sub
            if type(sub).__name__ == kind:
                yield sub


def add_covered(font, coverage, records, glyph, record):
    """Inserts a glyph and its record. A coverage table and its records are parallel and sorted by glyph id."""
    at = next((i for i, g in enumerate(coverage.glyphs) if font.getGlyphID(g) > font.getGlyphID(glyph)), len(records))
    coverage.glyphs.insert(at, glyph)
    records.insert(at, record)


def anchor_mark(font, mark, like):
    """Lets a mark attach where a similar one does, for faces that draw it but do not anchor it."""
    cmap = font.getBestCmap()
    mark, like = cmap[mark], cmap[like]
    font["GDEF"].table.GlyphClassDef.classDefs[mark] = 3
    metrics = font["hmtx"].metrics
    for kind, coverage_name, array_name in (("MarkBasePos", "MarkCoverage", "MarkArray"),
                                            ("MarkMarkPos", "Mark1Coverage", "Mark1Array")):
        for sub in positions(font, kind):
            coverage, array = getattr(sub, coverage_name), getattr(sub, array_name)
            if like in coverage.glyphs and mark not in coverage.glyphs:
                record = deepcopy(array.MarkRecord[coverage.glyphs.index(like)])
                record.MarkAnchor.XCoordinate += center(font, mark) - center(font, like)
                add_covered(font, coverage, array.MarkRecord, mark, record)
                array.MarkCount = len(array.MarkRecord)
    metrics[mark] = (0, metrics[mark][1]) if metrics[like][0] == 0 else metrics[mark]


def center(font, glyph):
    outline = font["glyf"][glyph]
    outline.recalcBounds(font["glyf"])
    return round((outline.xMin + outline.xMax) / 2)


def anchor_base(font, base, like):
    """Lets marks attach to a letter that the face leaves without anchors, as they do to a similar letter."""
    cmap = font.getBestCmap()
    base, like = cmap[base], cmap[like]
    for sub in positions(font, "MarkBasePos"):
        if like not in sub.BaseCoverage.glyphs:
            continue
        source = sub.BaseArray.BaseRecord[sub.BaseCoverage.glyphs.index(like)]
        if base not in sub.BaseCoverage.glyphs:
            record = deepcopy(source)
            record.BaseAnchor = [None] * len(source.BaseAnchor)
            add_covered(font, sub.BaseCoverage, sub.BaseArray.BaseRecord, base, record)
            sub.BaseArray.BaseCount = len(sub.BaseArray.BaseRecord)
        record = sub.BaseArray.BaseRecord[sub.BaseCoverage.glyphs.index(base)]
        for i, anchor in enumerate(source.BaseAnchor):
            if anchor is not None and record.BaseAnchor[i] is None:
                record.BaseAnchor[i] = deepcopy(anchor)
                record.BaseAnchor[i].XCoordinate += center(font, base) - center(font, like)


def fix_kerning(font):
    """Removes the changes of kerning with the weight."""
    for sub in positions(font, "PairPos"):
        records = (
            [pair for pairs in sub.PairSet for pair in pairs.PairValueRecord]
            if sub.Format == 1
            else [pair for row in sub.Class1Record for pair in row.Class2Record]
        )
        for record in records:
            if getattr(record, "Value1", None) and hasattr(record.Value1, "XAdvDevice"):
                del record.Value1.XAdvDevice
        sub.ValueFormat1 &= ~0x40


def leave_spaces(font):
    """Removes kerning with spaces, which nearly closes the space after a hyphen: "10 -15"."""
    spaces = {font.getBestCmap()[0x20], font.getBestCmap()[0xA0]}
    for sub in positions(font, "PairPos"):
        if sub.Format != 1:
            continue
        for first, pairs in zip(sub.Coverage.glyphs, sub.PairSet):
            pairs.PairValueRecord = [
                pair for pair in pairs.PairValueRecord if not spaces & {first, pair.SecondGlyph}
            ]
            pairs.PairValueCount = len(pairs.PairValueRecord)


def anchor_offset(font, base, mark):
    """Returns how far a mark has to move to attach to a letter."""
    for sub in positions(font, "MarkBasePos"):
        if base in sub.BaseCoverage.glyphs and mark in sub.MarkCoverage.glyphs:
            record = sub.MarkArray.MarkRecord[sub.MarkCoverage.glyphs.index(mark)]
            anchor = sub.BaseArray.BaseRecord[sub.BaseCoverage.glyphs.index(base)].BaseAnchor[record.Class]
            if anchor:
                at = record.MarkAnchor
                return anchor.XCoordinate - at.XCoordinate, anchor.YCoordinate - at.YCoordinate
    raise SystemExit(f"{mark} has no place on {base}")


def draw_composed(font):
    """Gives the dotted letters outlines of their own, for a renderer that does not compose."""
    cmap, glyphs = font.getBestCmap(), font.getGlyphSet()
    for codepoint, (base, mark) in COMPOSED.items():
        base, mark = cmap[base], cmap[mark]
        pen = TTGlyphPen(glyphs)
        pen.addComponent(base, (1, 0, 0, 1, 0, 0))
        pen.addComponent(mark, (1, 0, 0, 1, *anchor_offset(font, base, mark)))
        font["glyf"][cmap[codepoint]] = pen.glyph()
        font["glyf"][cmap[codepoint]].recalcBounds(font["glyf"])
        font["hmtx"].metrics[cmap[codepoint]] = font["hmtx"].metrics[base]
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "ccmp":
            record.Feature.LookupListIndex = record.Feature.LookupListIndex[1:]
            record.Feature.LookupCount -= 1


def build(packages, package, style, axes, target):
    def part(subset):
        return fixed(packages / package / "files" / f"{package}-{subset}-{style}-normal.woff2", axes)

    font, extra = part("latin"), part("latin-ext")
    for table in ("HVAR", "MVAR", "STAT", "DSIG"):
        if table in font:
            del font[table]
    if NAIRA not in font.getBestCmap():
        copy_glyph(extra, font, NAIRA, "naira")
        # Its strokes reach its edges, so in tight and bold text they would run into the first digit.
        widen(font, "naira", font["head"].unitsPerEm * 5 // 100)
    fix_kerning(font)
    leave_spaces(font)
    dot_above(font)
    compose_dotted(font)
    anchor_mark(font, 0x300, 0x301)
    for base, like in (("\u0131", "i"), ("m", "n"), ("M", "N")):
        anchor_base(font, ord(base), ord(like))

    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*KEPT, NAIRA, *COMPOSED])
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(target, target.stat().st_size)
    if name_of_share(target):
        static = instancer.instantiateVariableFont(TTFont(target, recalcTimestamp=False), {"wght": SHARE_WEIGHT})
        static.flavor = None
        draw_composed(static)
        static.save(name_of_share(target))
        print(name_of_share(target), name_of_share(target).stat().st_size)


def name_of_share(target):
    return target.with_name("share.ttf") if target.stem == "display" else None


if __name__ == "__main__":
    packages, out = Path(sys.argv[1]), Path(sys.argv[2])
    for package, style, axes, name in FACES:
        build(packages, package, style, axes, out / name)
