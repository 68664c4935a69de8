import type { SignThoughts } from '#lore/authored.ts'

export const mercuryDaysInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'You can say the blunt thing now, and it comes out sounding like a favor.',
        'You get to the point before other people have found a place to sit (your Mercury in Aries).',
        'Most days that costs you something, because they hear the speed and miss what you meant by it.',
        "This time they're glad that somebody has finally said it, and the talk that was going to take an hour takes ten minutes.",
      ],
      task: "Ask outright for the one thing you've been circling for days, in a single sentence.",
    },
    presses: {
      says: [
        "You're quick to answer, perhaps quicker than you read.",
        "With your Mercury in Aries, you treat a question as a starting gun, and you've usually won by the second line.",
        'The trouble is in the fourth line, where the other person had already agreed with you.',
        "Now there's an argument about your tone, which is much harder to win than the one you came for.",
      ],
      task: 'Read the message that annoys you to its end, and answer only what its last line asks.',
    },
  },
  Taurus: {
    eases: {
      says: [
        "Nobody's hurrying you, and what you think has had the time to get good.",
        'Because your Mercury is in Taurus, you turn a thing over until you know it from every side.',
        "In a fast conversation you're always one topic behind, with the best point of the last one.",
        'Now people come back to that topic by themselves, and yours is the only plan that has the price in it.',
      ],
      task: "Tell them what you've decided and what it'll cost, and let the others do the discussing.",
    },
    presses: {
      says: [
        "You may have said no to something that you haven't looked at yet.",
        'A change of plan feels like bad manners to you (your Mercury in Taurus), whatever the new plan is.',
        'So you find three sensible objections, and all of them are true.',
        "The fourth reason is that you'd already pictured the day, and nobody can argue with that one until you mention it.",
      ],
      task: 'Ask for an hour before you answer the new plan, and look at it once as if it were the old one.',
    },
  },
  Gemini: {
    eases: {
      says: [
        'You know somebody who knows somebody, and it takes you one message.',
        'With your Mercury in Gemini, you keep forty small conversations going and get accused of never finishing one.',
        'What you have from them is a map of who needs what.',
        "Two of those people would be very useful to each other, and you're the only one who has talked to both this week.",
      ],
      task: 'Send one person the link, the name, or the number they could use.',
    },
    presses: {
      says: [
        "You don't need more information as much as you need to decide.",
        'With your Mercury in Gemini you calm yourself by finding out more, so every answer brings two new questions home with it.',
        'Meanwhile somebody may be waiting for a plain yes.',
        "They don't need the other options, and before long they'll suspect that you don't want to come.",
      ],
      task: 'Close all but one of the questions, and give the person who is waiting a yes or a no.',
    },
  },
  Cancer: {
    eases: {
      says: [
        'You remember how somebody takes bad news, and that makes you the right person to bring it.',
        'Your Mercury is in Cancer, so you file everything under the person who said it and the mood they were in.',
        "It's a slow system for facts, and hard to beat for people.",
        'A conversation that others have botched goes well for you, because you start with what they were afraid you would say.',
      ],
      task: 'Call the person nobody knows how to talk to right now, and begin with something they once told you.',
    },
    presses: {
      says: [
        'An old hurt may get into an argument about something small.',
        'You never argue about one thing only (your Mercury in Cancer), since you remember the other times.',
        'The person across from you may make a small request and get an answer to something much older.',
        "They can't win, and neither can you, because what you want is for somebody to have noticed back then.",
      ],
      task: 'Keep to what was said in the past hour, and write down the older thing for another day.',
    },
  },
  Leo: {
    eases: {
      says: [
        'People will listen to you, and you could use that for somebody else.',
        'With your Mercury in Leo, you can make a dull result sound like something that happened to a friend.',
        'Usually you save that for your own ideas.',
        "It goes further now if you spend it on somebody else's, and they're likely to remember for years who told the boss how good their work was.",
      ],
      task: "Ask a quieter person what they're working on, and take notes.",
    },
    presses: {
      says: [
        'You may find it hard to let an interruption go.',
        "Because your Mercury is in Leo, you can lose an argument gracefully, but you can't stand to lose the floor.",
        'So you come back to the point a third time, with better examples.',
        'Everyone understood it the first time, and what they are taking in now is that you need them to say so.',
      ],
      task: 'Let the next interruption go by, and ask the person who interrupted to finish their thought.',
    },
  },
  Virgo: {
    eases: {
      says: [
        "You see the mistake at a glance, and for once you're asked.",
        'You read everything twice, including menus (your Mercury in Virgo), and other people seldom thank you.',
        'Now something may be about to go out with the wrong date or an unclear second paragraph.',
        'Two of your corrections could save somebody a bad week, and the other eleven can stay in your head.',
      ],
      task: "Offer to check one thing for someone, and mention only the errors that'd cost them something.",
    },
    presses: {
      says: [
        'A reply can be rewritten until it says less than the first version.',
        'With your Mercury in Virgo, you calm down by getting the wording right, and the wording is never quite right.',
        'Nobody on the other end is grading it.',
        'They may have a small question and be starting to think that the delay means something large.',
      ],
      task: "Send the reply as it stands, and don't follow it with a correction.",
    },
  },
  Libra: {
    eases: {
      says: [
        'You can help two people understand each other.',
        'Your Mercury is in Libra, so you hear each side so well that you can end up without one of your own.',
        'Here that turns out useful.',
        'You can say what each of them meant in words the other would use, and it takes the heat out of something that was about to become a policy.',
      ],
      task: 'Write the two-line version of a disagreement that both sides would sign.',
    },
    presses: {
      says: [
        "You may be agreeing with everyone, and they don't agree with one another.",
        'You hate to be the one who spoils the mood (your Mercury in Libra), so you say what is nearly true.',
        'Each of them now counts on you.',
        "It'll come out in one conversation instead of three, and the longer it takes the less it will look like tact.",
      ],
      task: "Tell one of them the part you didn't agree with, before they repeat your name to the others.",
    },
  },
  Scorpio: {
    eases: {
      says: [
        'People will tell you the truth, if you ask once.',
        'With your Mercury in Scorpio, you notice what was left out, and as a rule people feel you noticing and close up.',
        "At the moment they don't mind.",
        'It helps them that you already half know, since the hard part was always going to be saying it first.',
      ],
      task: "Ask the question under the question, once, and don't use the answer for anything.",
    },
    presses: {
      says: [
        'You may be reading a short message as though it were evidence.',
        'Because your Mercury is in Scorpio, you look for the motive, and you can find one in a comma.',
        'So you answer with something just as short, to see what they do.',
        'They may have typed it at a red light, and an hour later you have a whole theory and no facts.',
      ],
      task: "Ask plainly what the person meant, and say that you weren't sure.",
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'You can see where a project is going, and you can make that funny.',
        'You leave out the details (your Mercury in Sagittarius), which drives careful people up the wall.',
        "They may be stuck in the details now, and they'd be glad to hear what the work is for.",
        "Two minutes of that from you, without a lecture, and they'll go back to the spreadsheet almost cheerful.",
      ],
      task: 'Tell one discouraged person what their work is good for, in words that fit into a text.',
    },
    presses: {
      says: [
        'You may have promised more than your calendar can hold.',
        'With your Mercury in Sagittarius, you mean what you say when you say it, and you round up.',
        'People build on the number, the date, or the always.',
        "It's easy to correct now and embarrassing by next week, and they'll think more of you for the smaller figure.",
      ],
      task: 'Take back one promise that was too large, and give the size you can keep.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        'What you say gets done, and nobody asks you to say it twice.',
        'Your Mercury is in Capricorn, so you wait until you have something worth saying, and people have learned to write it down.',
        'They may not know that you also think well out loud.',
        "One half-finished idea, offered as half-finished, would bring somebody's better half out, and you'd get home earlier.",
      ],
      task: 'Think out loud for five minutes on the way to lunch, with someone whose judgment you like.',
    },
    presses: {
      says: [
        "Somebody is waiting for an answer that you'd like to be sure of first.",
        'You say "noted" when you mean that you\'ll think (your Mercury in Capricorn), and other people hear a no.',
        'So they begin to work around you.',
        'Half an answer, with the day on which the other half is due, would have kept you in the conversation and cost you nothing.',
      ],
      task: 'Call the one who is waiting, and ask which part they need first.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        'The idea that sounded odd a month ago sounds obvious now.',
        'With your Mercury in Aquarius, you get to the answer by a route that nobody else took, and then you forget to show the route.',
        'People are willing to be shown.',
        'If you go back two steps further than you think you need to, somebody will finish the sentence for you.',
      ],
      task: 'Explain your unusual idea to someone with no interest in it, using an example from their week.',
    },
    presses: {
      says: [
        "You're right in principle, and the person in front of you is upset.",
        'Because your Mercury is in Aquarius, you turn to general rules when things get personal, and you can see how everybody gets treated this way.',
        "That's true, and it's no use at all to them.",
        "If they ask about a dinner you forgot, they don't want to be an instance of anything.",
      ],
      task: 'Answer what this one person asked, and leave out whatever would also be true of others.',
    },
  },
  Pisces: {
    eases: {
      says: [
        "You find the word that was missing, and you couldn't say how.",
        'You listen to the voice more than to what it says (your Mercury in Pisces), so lists and deadlines go straight past you.',
        'What you keep is how people are.',
        "Somebody may have told everyone that they're fine, and your message could be the one that doesn't believe them, gently.",
      ],
      task: "Call someone you haven't heard from in a while, and listen to how they sound.",
    },
    presses: {
      says: [
        'You may remember how people sounded better than what they said.',
        'With your Mercury in Pisces, you agree to the feeling of a plan, and the plan itself arrives later, from somebody who is annoyed.',
        'You did hear the instructions.',
        'But the date was the seventeenth, you recall how tired the person sounded, and only one of those gets you to the right place.',
      ],
      task: 'Repeat the time, the place, and the amount in writing to the last person you agreed something with.',
    },
  },
}
