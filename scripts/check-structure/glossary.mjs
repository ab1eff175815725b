/**
 * Words that a native speaker would not use in this sense, each with a better one. They are rejected in comments,
 * names and texts. The patterns allow the senses in which a word is right, such as a cover letter or the page behind
 * a link.
 */
const glossary = [
  { use: 'email', not: /\b[Ee]-mails?\b|\bmails\b|[a-z]Mails\b|\bstop (?:the |these )?mail\b/ },
  {
    use: 'email, or email template',
    not: /\b(?:an?|the|this|that|each|every|one|no|its|their|our|your|last|newer|newest|second) letters?\b(?! or digit|-)|\bletters?[A-Z](?!pacing)|(?<!cover|Cover)(?<=[a-z])Letters?\b|\(letter\)\//,
  },
  {
    use: 'character',
    not: /\b(?:a|the|each|every|one|no|this|that|which|of|control|invisible|many|most|two|whose|last|other|such|these|those|half of a|single|No|\d+) signs?\b(?!-| in\b| out\b| up\b)|[a-z]Signs\b|\bSIGNS\b/,
  },
  { use: 'extension', not: /\bfile endings?\b|_ENDS\b|\bnameEnd\b/ },
  {
    use: 'after',
    not: /\bbehind\(|^\s+behind,$|\b(?:comes?|was|goes on|digits|number|place|sector) behind\b/,
  },
  {
    use: 'is, are',
    not: /\b(?:stands|lies|sits|stood)\b(?! (?:for|alone|apart|by|out|in for|in the way|upright|about)\b)/,
  },
  { use: 'again, or from scratch', not: /\banew\b/ },
  { use: 'anyone who', not: /\b[Ww]hoever\b/ },
  { use: 'without success', not: /\bin vain\b/ },
  { use: 'honeypot', not: /\btrap field|\bTrapField\b|\btrap-field\b/ },
  { use: 'acquire a slot, or lock', not: /\btakeTurn\b|\btakes? (?:a|its) turn\b/ },
  { use: 'seeded random', not: /\b[Dd]ice\b/ },
  { use: 'labels', not: /[a-z]InWords\b|\/words'/ },
  { use: 'status', not: /\bset(?:News|Told)\b|\bisNews\b|\bUploadNews\b|\bconst told\b/ },
  { use: 'editor, or details panel', not: /\bDesks?\b|[a-z]Desks?\b|\bdesk[A-Z]|\/desk'|\bconst desk\b/ },
  { use: 'personal tables', not: /\b[Hh]oldings\b|[a-z]Holdings?\b/ },
  { use: 'not-found page', not: /\b[Ll]ost[- ]?[Pp]ages?\b/ },
  { use: 'closed', not: /\bshut[ -]positions?\b|\bstays? shut\b/ },
  { use: 'reorder', not: /\bput (?:it |them )?in order\b/ },
  { use: 'Overwrite with mine', not: /[Ss]ave mine over/ },
  { use: 'Use the saved version', not: /[Tt]ake what is saved/ },
  { use: 'too many searches', not: /\b[Tt]hat were many\b/ },
  { use: 'New items go to the end', not: /\bwill stand at the end\b/ },
  { use: 'Report a problem', not: />\s*Something is wrong\s*</ },
  { use: 'does not exist', not: /\b(?:that|which|what) (?:is|are|was|were) not there\b/ },
  { use: 'has loaded', not: /\b(?:script|code|React) has come\b/ },
  { use: 'requires', not: /\b(?:has|have|needs?) to be there\b/ },
  { use: 'fix', not: /\bmend(?:s|ed|ing)?\b/ },
  { use: 'timeout', not: /PATIENCE|\bpatience(?:Ms)? [=:?]|\w{3}PatienceMs\b/ },
  { use: 'immediately', not: /\b(?:applies|erased|deleted|saved|takes effect) at once\b/ },
  {
    use: 'permanently',
    not: /\b(?:[Ff]ails?|[Ff]ailed|[Dd]eletes?|[Ee]rases?|[Rr]efuses) (?:\w+ ){0,3}for good\b/,
  },
  { use: 'stacked', not: /\bone below the other\b/ },
  { use: 'side by side', not: /\bbeside each other\b/ },
  { use: 'repeating it', not: /\b[Dd]oing it twice\b/ },
  { use: 'response', not: /\bserver’?'?s answer\b|\bserver answers\b/ },
  { use: 'URL', not: /\b[Tt]he address of (?:its|the|this) (?:page|form|list|thread|tab)\b/ },
  {
    use: 'American spelling',
    // Staff may type "colour" when they look for a command.
    not: /[Cc]olour(?! color\b)|[Bb]ehaviour|[Ff]avourite|[Nn]eighbour|\b[Gg]rey\b|[Cc]ent(?:re[sd]?|ring)\b|\b(?:[Aa]fter|[Bb]ack|[Tt]o)wards\b|[Ii]nstalment|\b[Ll]icence|[Mm]oustache|[Aa]rtefact|\bper cent\b|(?:[Aa]uthor|[Mm]inim|[Nn]ormal|[Oo]ptim|[Oo]rgan|[Rr]eal|[Rr]ecogn|[Ss]erial)is(?:e|ing|ation)/,
  },
  { use: 'a verb: Returns, Checks, Shows', not: /\/\*\* (?:Gives|Tells|Of|What|Whether)\b/ },
]

/** Lists the words in a text that the glossary rejects, each as a sentence with the better word. */
export function unwantedWords(text) {
  return text.split('\n').flatMap((line, index) =>
    glossary.flatMap(({ use, not }) => {
      const found = not.exec(line)
      return found ? [`line ${index + 1}: instead of "${found[0].trim()}", use ${use}`] : []
    }),
  )
}
