import type { SignThoughts } from '#lore/authored.ts'

export const moreOfSunInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        "If there's something you've wanted to try without an audience, this is a good hour for it.",
        "With your Sun in Aries, you're braver than you are patient, and you've never cared for the word practice.",
        'You may find that you can be a beginner and enjoy it.',
        'Getting it wrong quickly, three times in a row, teaches you more than a month of reading about it.',
      ],
      task: "Set a timer for twenty minutes and begin the thing before you've read how it's done.",
    },
    presses: {
      says: [
        'Who is in charge here? You may be the only one who is asking.',
        'You hear a suggestion as an order (your Sun in Aries), and you have a reply ready for orders.',
        'The person who made it was probably thinking aloud.',
        "You can afford to take the good half of what they said, and you'll still be the one who decides.",
      ],
      task: 'Do one thing exactly as somebody else suggested, and tell them that it worked.',
    },
  },
  Taurus: {
    eases: {
      says: [
        'The plain version of your life looks good from here.',
        "Your Sun is in Taurus, so you know what you like, and you've stopped apologizing for how simple it is.",
        'Other people tend to find that reassuring, and some of them would like to know how you do it.',
        'An hour spent on something with your hands, at your own pace, sets you up for whatever the week wants from you next.',
      ],
      task: "Walk to something you'd normally drive to, and leave in plenty of time.",
    },
    presses: {
      says: [
        'Somebody may want an answer sooner than you have one.',
        'You decide with your whole body (your Sun in Taurus), which takes a night at the least.',
        "When you're asked to hurry, you tend to say no, just to make it stop.",
        'That no can be expensive, because you may have been about to like the idea.',
      ],
      task: "Ask for one night before you answer, and promise the hour at which they'll hear.",
    },
  },
  Gemini: {
    eases: {
      says: [
        "You're at your best in passing, with one more question to ask.",
        "With your Sun in Gemini, you're at your best in passing, on the way to somewhere else, with one more question to ask.",
        'You may put that down as chatter.',
        'For a person who has talked to nobody all day, it can be the part that they repeat at dinner.',
      ],
      task: 'Ask three people a question you really want to know the answer to.',
    },
    presses: {
      says: [
        'You could argue either side, and somebody would like to know what you think.',
        'Because your Sun is in Gemini, you keep moving so that no single answer can be held against you.',
        'People may start to treat you as entertainment.',
        "There's one subject on which you aren't of two minds at all, and you seldom mention it, since then people could hold you to it.",
      ],
      task: 'State one conviction without a joke, an example, or the other side.',
    },
  },
  Cancer: {
    eases: {
      says: [
        'You know what everyone needs, and for once that includes you.',
        'Your Sun is in Cancer, so you look after your own people first and get around to yourself when the dishes are done.',
        'The dishes may as well stay where they are.',
        'If you let yourself be looked after for an evening, the people who do it will feel more at home with you, too.',
      ],
      task: "Say what you'd like for dinner, and where, before you ask anyone else.",
    },
    presses: {
      says: [
        'A tone of voice may bother you long after everyone else has forgotten it.',
        'With your Sun in Cancer, you take the tone of a remark for what the person really thinks.',
        "You may already have started to withdraw, a little at a time, so that it won't show.",
        "It shows. They're more likely to be worried than offended, and a question from you would let them say so.",
      ],
      task: "Ask the person whose tone hurt you whether they're tired.",
    },
  },
  Leo: {
    eases: {
      says: [
        'Would it be so bad to be good at something in front of people?',
        'You hold back a little (your Sun in Leo), and somebody may once have told you that you were a lot.',
        'The company you are in may well want the full amount.',
        'What you do with pleasure gives others leave to enjoy themselves, and that counts as a contribution.',
      ],
      task: 'Do one thing you are good at where people can watch, and finish it with a bow.',
    },
    presses: {
      says: [
        "If somebody else has the stage, they're taking too long over it.",
        "Because your Sun is in Leo, you can be generous to anyone you don't have to compare yourself with.",
        'This one may be a little too much like you.',
        "If you clap first and mean it, you'll be the largest person present, which was all that was ever at stake.",
      ],
      task: 'Congratulate a rival by message, with one thing that they did better than you.',
    },
  },
  Virgo: {
    eases: {
      says: [
        "A small skill of yours could make somebody's day.",
        'With your Sun in Virgo, you think little of what you can do easily.',
        "For other people it may look like magic, whether it's the spreadsheet, the hem, or knowing which form to ask for.",
        'Without the apology, you may notice how good it feels to be asked for by name.',
      ],
      task: "Offer somebody twenty minutes of what you're best at.",
    },
    presses: {
      says: [
        'You may be improving something that was finished yesterday.',
        "Your Sun is in Virgo, and you feel safe while there's still something to correct.",
        'Handing it over means that people could have opinions.',
        'They will, and most of them will be kinder than yours, and two of them will be useful.',
      ],
      task: 'Show the unfinished thing to one person, and say which kind of comment you want.',
    },
  },
  Libra: {
    eases: {
      says: [
        'You could get two people to talk to each other, and enjoy it.',
        'You take pleasure in how things go together (your Sun in Libra), people included.',
        "It's easy to forget that this is a talent, because it leaves no trace when it works.",
        "You may be thanked for it in so many words this time, so you'd better have something to say besides that it was nothing.",
      ],
      task: 'Invite two people who have been avoiding each other to the same lunch.',
    },
    presses: {
      says: [
        "If you can't decide, it may be because you already have.",
        'Because your Sun is in Libra, you look for the choice that nobody will mind, and there often is none.',
        'Asking around has gotten you five views and a headache.',
        'The one you keep defending against the others is probably yours.',
      ],
      task: 'Choose within the next hour, and tell the person who will mind most.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        'You can be trusted in a bad week, and you know that better than anyone.',
        "With your Sun in Scorpio, you're loyal in a way that rarely gets tested when things go well.",
        'Somebody may be about to lean on you.',
        "You won't need to prove anything, since being quietly there for the length of one hard conversation is the whole job.",
      ],
      task: "Call the person who's having the hard time, and ask when you could come by.",
    },
    presses: {
      says: [
        "You've gone quiet, and people may be drawing their own conclusions.",
        'You keep control by giving nothing away (your Sun in Scorpio).',
        "The others may be filling in the blanks, and they aren't filling them in to your advantage.",
        'A single plain statement of what you want would hand them some power over you, about as much as they have anyway.',
      ],
      task: 'Write to the person who can give you what you want, and ask when they have ten minutes.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'What would you do with a free day and no one to explain it to?',
        "Your Sun is in Sagittarius, so you get small and cross when you've been looking at the same wall for too long.",
        'Half an hour in a new street can be enough of a remedy.',
        'You may come back with the answer to something that you had been trying to solve by sitting in front of it.',
      ],
      task: "Get off one stop early, or park farther out, and take the street you don't know.",
    },
    presses: {
      says: [
        'Someone may want details, and you have a vision.',
        'With your Sun in Sagittarius, you take a practical question for a lack of faith.',
        "It's more likely to be interest.",
        "They can't sign up for a plan with no dates in it, and you might discover, in answering, which parts you hadn't thought about.",
      ],
      task: "Answer three practical questions about your plan without once saying that it'll work out.",
    },
  },
  Capricorn: {
    eases: {
      says: [
        'You could leave an hour empty, and nothing would fall behind.',
        'Because your Sun is in Capricorn, you plan in years, and a quiet hour tends to feel like a fault in the schedule.',
        "This one needn't be used.",
        'If you look back for a minute instead of up, you may see how much of what you were once afraid of is now simply your job.',
      ],
      task: 'Leave one free hour out of your plans, and spend it sitting somewhere pleasant.',
    },
    presses: {
      says: [
        'It may feel as if everyone were getting ahead, and you were holding the ladder.',
        'You measure yourself by what is still missing (your Sun in Capricorn).',
        'You never do the measuring on a good day.',
        "The person you are comparing yourself with would probably like your sleep, or your savings, or the way people lower their voices when you're thinking.",
      ],
      task: 'Set one goal lower, on purpose, and tell somebody that you have.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        "People are ready to hear what you've been thinking for some time.",
        "With your Sun in Aquarius, you're used to being ahead of the argument and to waiting there alone.",
        'The others have nearly caught up.',
        "You can let them think that they got there by themselves, or you can tell them what you see from where you're standing now.",
      ],
      task: "Tell a group what you think they'll all be doing in two years, and why.",
    },
    presses: {
      says: [
        "You'd like people to come closer, and you look as if you didn't.",
        'Your Sun is in Aquarius, and you keep your distance and then wonder why no one comes close.',
        'A friendly person may have stopped a few feet away.',
        "They've no wish to change you, and they'd like to know whether they're disturbing you.",
      ],
      task: "Tell one person something personal that you'd normally turn into an opinion.",
    },
  },
  Pisces: {
    eases: {
      says: [
        'A kindness you have forgotten may come back around.',
        "You give without keeping track (your Sun in Pisces), so you're often surprised by what people remember.",
        'Being thanked may embarrass you.',
        "It's worth hearing to the end, because the person has been wanting to say it, and it'll tell you something about your effect on others.",
      ],
      task: 'Accept one thank-you without waving it away, and ask what it was that helped.',
    },
    presses: {
      says: [
        "You may have been a different person for each of the people you've talked to.",
        'Because your Sun is in Pisces, you tend to become what the person in front of you needs.',
        'At home that was one thing, and an hour ago it was another.',
        "Some time by yourself is the only way to find out what you'd want if nobody were in the room wanting something.",
      ],
      task: 'Take yourself to a movie or a park alone, and choose it without asking anyone.',
    },
  },
}
