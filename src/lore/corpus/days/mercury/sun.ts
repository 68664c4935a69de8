import type { DayThoughts } from '#lore/authored.ts'

export const mercuryToSun: DayThoughts = {
  eases: {
    1: {
      says: [
        'Introducing yourself comes out right on the first try.',
        'With your Sun in the first house, you like to be seen, and you tend to explain too much when a face stays blank.',
        'Strangers remember your name and one fact about you, which is about as much as anyone needs at the start.',
      ],
      task: "Introduce yourself in one sentence to someone new, and stop while they're still interested.",
    },
    2: {
      says: [
        'A price sounds reasonable because you say it as though it were.',
        'Earning your own way is a matter of pride with the Sun in your second house, and pride usually mumbles when it comes to figures.',
        'Mercury says the number and then lets the silence do its work, and the other person simply reaches for a pen.',
      ],
      task: 'State what your time or your used thing costs, once, without explaining how you arrived at it.',
    },
    3: {
      says: [
        'If people nearby ask what you think, they mean it.',
        'Talking is how the Sun in this house finds out who it is, and with Mercury helping you can be clear without going on.',
        "A neighbor may repeat your remark to somebody else before the day is over, with your name attached, which would please you more than you'd let on.",
      ],
      task: 'Give your honest opinion to someone on your street or in your family who keeps asking for it.',
    },
    4: {
      says: [
        'Somebody has to say how things are done at home, and you can do it kindly.',
        "The Sun here takes its pride from the place it lives, and Mercury turns a preference you've been hinting at into a proposal.",
        'The others turn out to have been waiting for anyone at all to choose a color for the wall.',
      ],
      task: 'Put one proposal about your living space to the people it concerns, with a date attached.',
    },
    5: {
      says: [
        "The thing you've been making is ready to be described.",
        'Your Sun shines through whatever you do for its own sake, and it hates to be seen halfway, but Mercury can talk about a draft without apologizing for it.',
        'If someone who hears about it asks a question, it may tell you what the next page or the next row should be.',
      ],
      task: "Describe something unfinished you're making to one person, and ask them what they'd want to see next.",
    },
    6: {
      says: [
        'The way you do ordinary things makes good sense, and you can finally explain it to the people who share them.',
        'Doing a job properly is a point of honor for the Sun in your sixth house, though it seldom says what properly means.',
        'Mercury writes the instructions, and somebody else gets the dishwasher loaded to your standard with no sighing on either side.',
      ],
      task: 'Write down how you do one routine task, in five steps, for the next person who has to do it.',
    },
    7: {
      says: [
        'Being direct with one person brings you closer, which may surprise both of you.',
        'Your Sun comes alive across from somebody, so you tend to wait and see what they want before you have a position.',
        'Mercury lets you go first, and they answer with a relief that suggests they were tired of choosing the restaurant.',
      ],
      task: "Tell someone what you'd like to do with them, with the place and the time already in it.",
    },
    8: {
      says: [
        "Delicate terms can be discussed without anyone's dignity being hurt.",
        'Who owes what is a question the Sun in this house takes personally, since a debt in either direction touches its pride.',
        "With Mercury in between, the subject comes down to words and amounts, and you're both done with it before the coffee cools.",
      ],
      task: 'Ask the person you share a cost with how they remember the arrangement, and agree on one version.',
    },
    9: {
      says: [
        "Something you know well is worth explaining to someone who doesn't.",
        'A Sun in the ninth house is proud of having understood things, and Mercury keeps it to the length that a listener can bear.',
        "You notice which part you can't explain, and that's the part you get to learn next.",
      ],
      task: 'Explain one thing you know to a beginner, and find out which step you skipped.',
    },
    10: {
      says: [
        'What you do can be put into a line that other people will pass on.',
        'The Sun stands high in your chart, where reputations are made, and Mercury does the wording that modesty or haste has kept you from doing.',
        'Once the line exists, introductions go faster and the wrong offers thin out a little.',
      ],
      task: 'Rewrite the two sentences that describe you wherever strangers look you up, and cut the adjectives.',
    },
    11: {
      says: [
        "In a group that talks in circles, you're the one who can say what everyone has agreed on.",
        'The Sun here wants to matter to its friends more than to stand above them, so summing up suits you better than leading.',
        'Mercury finds the sentence, the thumbs go up, and the picnic has a date after three weeks of theory.',
      ],
      task: "Post a two-line summary of what your group has decided so far and what's still open.",
    },
    12: {
      says: [
        "Your private aim gets clearer when there's nobody you have to convince.",
        "The Sun in this house does its best work unobserved, and it often can't give its own reasons until it has had a day without witnesses.",
        "Mercury passes you the reason in plain words, usually when you're on your way somewhere.",
      ],
      task: 'Take a short walk alone and finish the sentence that begins with what you really want this year.',
    },
  },
  presses: {
    1: {
      says: [
        "Being misheard or misnamed bothers you more than it's supposed to.",
        'The Sun in the first house likes to be taken for exactly what it is, and Mercury, at odds with it, hands people the wrong version.',
        'A correction made quickly costs nothing, while one made after the fourth time comes with a speech.',
      ],
      task: 'Correct the first small mistake someone makes about you, cheerfully, before it has time to settle.',
    },
    2: {
      says: [
        "Proving that you could afford it isn't the same as wanting it.",
        'Your Sun measures itself by what it can pay for, and Mercury keeps bringing up what other people paid.',
        "The conversation at the table is about kitchens or phones, and you hear yourself rounding a number upward for an audience that wasn't counting.",
      ],
      task: 'Mention something you bought cheaply and are happy with, the next time prices come up.',
    },
    3: {
      says: [
        'You have the answer before the other person has finished the question.',
        "With your Sun in the third house, you're proud of being quick, and quick can feel the same as right.",
        'The sister, neighbor, or clerk across from you starts over from the beginning, more slowly, and now it takes twice as long.',
      ],
      task: 'Let the next three people finish their sentences, and count two seconds before you answer.',
    },
    4: {
      says: [
        'With family you can end up arguing for the person you used to be.',
        'Because your Sun is in the fourth house, you have an old part in the family, and somebody brings up the teasing version of it.',
        "It's hard to defend yourself at that table without sounding fifteen, and everybody is a little pleased when you do.",
      ],
      task: 'Tell the old family story about you yourself, and add the part where you changed.',
    },
    5: {
      says: [
        'A light message gets rewritten until it sounds like a statement to the press.',
        'Your Sun wants to be admired in matters of fun, and Mercury notices each word that could be read two ways.',
        "The other person, who'd be pleased by a plain hello, may receive a paragraph with excellent punctuation and wonder what happened.",
      ],
      task: 'Send the first version of a friendly or flirting message, with whatever mistakes it has.',
    },
    6: {
      says: [
        "Being told a better way to do something you've always done well is hard to hear.",
        "Because the Sun in your sixth house has its pride in competence, Mercury's helpful remark goes in at an awkward angle.",
        'The suggestion may be good, which is the annoying side of it, and it would save you twenty minutes every week.',
      ],
      task: "Try the other person's method once, all the way through, before you say what's wrong with it.",
    },
    7: {
      says: [
        'You win the point and notice that nobody across from you is celebrating.',
        "The Sun here wants the other person's respect, while Mercury settles for being correct, and a quarrel about the date of a vacation three years ago can run for an hour.",
        "What they'd have liked is for you to find their mistake charming.",
      ],
      task: 'Let one wrong fact from someone you care about go by without a word or a look.',
    },
    8: {
      says: [
        'A direct question about money makes you vaguer than an innocent person needs to be.',
        'With your Sun in the eighth house, you keep what you owe and share to yourself, and somebody may ask about it in front of others.',
        'Evasion gets read as a bigger secret than the one you have, which is often just a modest sum.',
      ],
      task: "Answer one money question plainly, or say plainly that you'd rather not answer it.",
    },
    9: {
      says: [
        "If you catch yourself saying that everybody knows something, you're probably about to be asked for a source.",
        'Your Sun is in the ninth house, so an opinion of yours feels like a part of you, and somebody may want to know where you read it.',
        "It's a small humiliation with a large use, because the corrected version is more interesting than the one you've been telling.",
      ],
      task: 'Look up one thing you often claim in conversation, and tell somebody what you got wrong.',
    },
    10: {
      says: [
        "Your work may get described in words you wouldn't have picked.",
        'Public standing is where your Sun lives, so a thin summary or a missing name stings, and Mercury offers you a sharp reply within the minute.',
        'The reply would be remembered longer than the summary, which most people only skimmed on their way to something else.',
      ],
      task: 'Send a short factual correction about your work, with a thank-you in it and no adverbs.',
    },
    11: {
      says: [
        'What you tell one friend can come back from another, slightly bent.',
        "With your Sun in the eleventh house, you're at your best among friends and speak freely there, and things get passed on.",
        'Chasing down who said what would take all day and leave the club divided, while a plain restatement in front of everybody takes under a minute.',
      ],
      task: 'Repeat what you meant to the people who heard it wrong, without asking who passed it on.',
    },
    12: {
      says: [
        "You're asked for reasons that you don't have in words yet.",
        "With your Sun in the twelfth house, you know what you're doing long before you can say so, and somebody wants the report now.",
        "Whatever you make up on the spot will be quoted back to you, so a modest I don't know is the more accurate statement.",
      ],
      task: "Tell the person who wants your reasons that you'll have them by a day you name.",
    },
  },
}
