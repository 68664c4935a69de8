import type { WeekThoughts } from '#lore/authored.ts'

export const uranusWeeks: WeekThoughts = {
  eases: {
    1: {
      asks: 'Which oddity of yours have you been hiding for no reason?',
      turns:
        'A person may ask where you got the idea, the haircut, or the habit, and try it themselves.',
      answers:
        'You may be hiding the one you were teased for at school. Adults tend to find it interesting, so bring it along the next time you meet new people.',
    },
    2: {
      asks: 'How else could you pay for the life you want?',
      turns:
        "You may be offered a swap, or sell a thing that stood around, or hear of somebody who lives well on half of what you'd thought necessary.",
      answers:
        'You could pay for it partly without money, by sharing and swapping and doing without the dullest expense. Cancel one fixed cost as a trial, and see whether your life gets any smaller.',
    },
    3: {
      asks: 'What would you hear if you talked to different people?',
      turns:
        'You may take another street or sit down elsewhere, and a stranger says in one sentence what your friends have been too close to see.',
      answers:
        "You'd hear that most of what you take for granted is a custom of your own small circle. Change one regular route or hour, and keep the conversations that come with it.",
    },
    4: {
      asks: "What would you change at home if you didn't have to ask anyone?",
      turns:
        'The bed may fit on the other wall, a relative takes the news calmly, or a room gets a second use, and nobody can say why it was ever the other way.',
      answers:
        "You'd change the use of the rooms, more than the look of them. Put the thing you love doing into the best one, and see who really minds.",
    },
    5: {
      asks: 'What would you do for fun if nobody expected anything of you?',
      turns:
        "The show may be sold out, or somebody cancels, and you end up doing a thing you've never done, with people you'd never have invited.",
      answers:
        "You'd do something that you'd be a beginner at. Try it once before you read anything about it, and put off deciding whether you have a talent for it.",
    },
    6: {
      asks: 'Which rule of your daily routine has no one checked in years?',
      turns:
        "You may skip a step and see that nothing happens. The work gets done in another order or at another hour, and your body seems to like it better than the plan you'd been so faithful to.",
      answers:
        "The rule about when you begin hasn't been checked by anyone. Shift it for a week, earlier or later, and go by your appetite and your temper in choosing between them.",
    },
    7: {
      asks: 'How much room do you two need in order to like each other?',
      turns:
        'One of you may go off alone for a day, come back with something to tell, and you talk as you did at the beginning.',
      answers:
        "You need more room than couples and best friends usually admit. Agree on one evening a week that neither has to account for, and you'll look forward to the others.",
    },
    8: {
      asks: 'Which shared arrangement could you leave on good terms?',
      turns:
        "Someone may pay you out, take their name off a plan, or simply say that they don't need it anymore, and you both breathe out.",
      answers:
        "You could leave the arrangement that everybody stays in because everybody else does. Say first that you'd be glad to end it, offer to do the paperwork, and expect to be thanked.",
    },
    9: {
      asks: "What have you become curious about that doesn't fit the rest of you?",
      turns:
        "A subject may get hold of you out of nowhere. One video, one conversation on a train, and you're reading about beekeeping or Portuguese at an hour when you meant to be asleep.",
      answers:
        "You've become curious about a field where you know nobody and have nothing to prove. Give it three weeks without telling people, so that you never have to explain what it's good for.",
    },
    10: {
      asks: "What would you do for work if the usual order of steps didn't apply?",
      turns:
        "Someone with a say may ask for it directly, skipping the steps you'd thought came first, and age or title isn't mentioned.",
      answers:
        "You'd do both of the things you've been told to choose between. Describe yourself as someone who does the two, and see who asks for exactly that.",
    },
    11: {
      asks: 'Which friend is the least like you, and why do you meet so rarely?',
      turns:
        "You may have a fine time with people who share none of your habits. They're another age or from another line of work, and you hear opinions that nobody else you know would say aloud.",
      answers:
        "You're least like the friend for whom you think you'd have to prepare. You meet rarely because neither wants to bother the other, so call them without an occasion.",
    },
    12: {
      asks: 'What would you be free to do if you stopped waiting for a reason?',
      turns:
        'You drop something in private and feel light. It may be a worry you kept out of habit or a plan that only your conscience still believed in, and the free hour after that is all yours.',
      answers:
        "You'd be free to sleep late, to begin again, or to leave the plan unfinished. Other people were the ones who needed a reason, and they haven't asked.",
    },
  },
  presses: {
    1: {
      asks: 'Why do you surprise people who thought they knew you?',
      turns:
        'You may do something abrupt and see it in their faces. You cut your hair, or quit in the middle of a sentence, and it came after months of seeming perfectly content.',
      answers:
        "You surprise people because you tell them only once a thing is decided. Mention the next change while it's still a thought, and they can come along or at least get out of the way.",
    },
    2: {
      asks: 'How much security would you trade for a free hand?',
      turns:
        'A payment may be late, or an expense arrives without notice, and your first wish, oddly, is to be done with the whole arrangement.',
      answers:
        "You'd trade a quarter of your security, when you do the sums. Build up enough to say no for three months, and you can have the free hand without the jump.",
    },
    3: {
      asks: 'What do you break off in the middle, and with whom?',
      turns:
        "A talk may end with a bang or a dropped call. Somebody near you says one thing too many about how you ought to do it, and you're gone before they've finished the word.",
      answers:
        "You break off conversations with the people who ask where you'll be. Tell them one plan a week without being asked, and they'll stop asking about the others.",
    },
    4: {
      asks: 'What at home makes you want to leave?',
      turns:
        "You may look up rents in other towns until past midnight, and by breakfast you're calmer and have decided nothing.",
      answers:
        "You never have an hour there that's nobody's business, and that makes you want to go. Get the hour first, by agreement, and then see how many of the other towns still appeal to you.",
    },
    5: {
      asks: 'How soon do you leave once a thing gets easy?',
      turns:
        "You may cancel a date or drop a hobby at the very point where it stopped being difficult, and someone's left with two tickets.",
      answers:
        "You leave as soon as you can predict what comes next. Stay for one round past that point, since the interesting part of most pleasures begins after the beginner's luck.",
    },
    6: {
      asks: 'Which of your duties would you refuse if refusing were simple?',
      turns:
        "Something in your routine may go on strike. A machine or a schedule or your own back won't do it anymore, and you're annoyed for an hour and then strangely cheerful.",
      answers:
        "You'd refuse the duty that exists because it always has. Leave it undone for two weeks, tell the people concerned, and bring it back only if someone can say what it was for.",
    },
    7: {
      asks: 'What are you free of when you keep one person guessing?',
      turns:
        'Someone may ask where things stand, and you feel the walls move in. You give a clever answer or none, and the other person, who only wanted to plan a weekend, is hurt.',
      answers:
        "You're free of being counted on, and they pay for it. Give them one fixed thing, such as a day, and keep the rest as open as you like.",
    },
    8: {
      asks: 'What makes you want your share back all of a sudden?',
      turns:
        "A shared matter may make you nervous, and you want out within days. The account or the plan is in order, but somebody took a decision without you, and that's enough.",
      answers:
        "You want your share back when you haven't been asked. Say that before you withdraw anything, and agree on what needs both of your names from now on.",
    },
    9: {
      asks: 'Would you still hold your view if everyone around you shared it?',
      turns:
        "You may take the other side and go a step too far. Everyone was nodding and you couldn't bear it, and now you're defending a position you only met an hour ago.",
      answers:
        "You'd still hold the half of your view that you'd thought about before the discussion. Say where you agree first, and your objection will be heard as a thought and less as a habit.",
    },
    10: {
      asks: 'What would you be leaving if you quit today?',
      turns:
        'A rule may be announced, or someone with a say may check up on you, and you draft your resignation from a thing you rather like.',
      answers:
        "You'd mostly be leaving one person's tone, and with it some work you'd miss. Ask for a freer way to do the work, in writing, before you give up the whole of it.",
    },
    11: {
      asks: 'Why do you leave every group just when you belong to it?',
      turns:
        "The group has started to count on you, with your name on a list and a regular seat. You may be late, then you're sarcastic, and on the way home you think of reasons to stop going.",
      answers:
        'You leave because you expect to be told how to be. Stay and do one thing your own way, and you may see that they kept the seat for someone odd.',
    },
    12: {
      asks: "What keeps you awake when there's nothing to decide?",
      turns:
        "You can't rest, and it isn't worry. Ideas may come at two in the morning, each with a whole new life attached to it, and by daylight they look rather expensive.",
      answers:
        "You lie awake over a change that you've put off for so long that it takes any shape it can. Make one small part of it real by day, and the nights get quieter.",
    },
  },
}
