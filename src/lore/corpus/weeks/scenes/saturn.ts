import type { WeekScenes } from '#lore/authored.ts'

export const saturnScenes: WeekScenes = {
  eases: {
    1: {
      eases:
        "Someone may ask for your help on a bad day, and you give it without much talk. It's what people have always come to you for.",
      presses:
        "You may apologize for how you did something to a person who only saw that it was done. Don't be surprised if they look puzzled.",
      later:
        "You may say yes to something larger and name a condition. It isn't likely to surprise anyone but you.",
    },
    2: {
      eases:
        "You may put a small sum aside and think of one particular thing. Saving feels different when you know what it's for.",
      presses:
        "You may put money away for a rainy day, as you've done for years, under a clear sky. You don't remember the last thing you bought for pleasure.",
      later:
        "You may know by now what you're saving for, and you look at the price with a certain calm.",
    },
    3: {
      eases:
        "You may take out one sentence, and the message is right. It's been waiting for that for a week.",
      presses:
        'You may go over the message once more from the beginning. It was probably fine on the second reading.',
      later:
        "You may get an answer sooner than you'd expected, and it's friendly. You think of the other message you've been carrying around.",
    },
    4: {
      eases:
        "Everyone at home may do their part without being told. You hadn't known that you had rules until you saw them kept.",
      presses:
        "You may look for what's wrong at home, out of habit. It takes you a while to find something.",
      later: "You may name the rule that everyone has been keeping, and there's no argument.",
    },
    5: {
      eases:
        "You may repeat the hard part ten times and not mind. You notice that you're better than you were in the summer.",
      presses:
        "You'd like to have mastered it by the end of the month. The wish takes up most of the time you could've practiced in.",
      later:
        "You may get half an hour to practice on an ordinary day, and you're a little better at the end.",
    },
    6: {
      eases:
        "You may stop on time, and what's left over looks the same in the morning. You sleep better for it.",
      presses:
        "You might make an exception, and it's the fourth in a row. There isn't a rule anymore, only a good intention.",
      later: 'If you tell somebody what time you stop, they may hold you to it.',
    },
    7: {
      eases:
        'Somebody may do exactly what they said they would, and say little about it. You could tell them that it matters to you.',
      presses:
        'You may thank the person who made the most noise about helping. The one who did the work has gone home.',
      later:
        'If you tell the quiet one what it means to you, they may look at the floor and be pleased.',
    },
    8: {
      eases:
        "The two of you may pick the thing up together and find that it's awkward more than heavy.",
      presses:
        "You might do your part and then the other one's. They may have been about to start, and now they could think you prefer it that way.",
      later:
        "Someone may ask what would help, and you know at once. It's less than they'd expected.",
    },
    9: {
      eases:
        'If you write a month beside the plan, in pencil, it may look more possible than it does in your head.',
      presses:
        'You may look up the price again. You know it by heart, and knowing it has never gotten you any closer.',
      later: 'You might say the plan out loud with its drawbacks, and you still like it.',
    },
    10: {
      eases:
        "Someone might ask why you haven't been given more by now. You don't have an answer, other than that you never asked.",
      presses:
        "You may hint at what you'd like, with dignity. It could be too small a hint for anyone to notice.",
      later:
        "You may hear what somebody else got by asking. It's possible that they've done less than you have.",
    },
    11: {
      eases:
        "A line from an old friend may reach you, and you feel known. They don't need any of it explained.",
      presses:
        'You may tell your story to somebody new and leave out the hard year. Without it the rest sounds like luck.',
      later:
        'If you let an old friend tell the story, they may remember a part that does you credit.',
    },
    12: {
      eases:
        'You might check on the thing you worry about, and all has been well for months. You could have known that in the spring.',
      presses: "The worry may turn up at its usual hour. It hasn't got anything new to say.",
      later: "The worry may come by once more, and you've got something to show it.",
    },
  },
  presses: {
    1: {
      eases: 'If somebody sees you look something up, they may like you better for it.',
      presses:
        "You may say you've got it, with both arms full. The person who offered goes away thinking you'd rather be alone.",
      later: "If you admit that you don't know, in front of somebody, they may lean in to help.",
    },
    2: {
      eases:
        "You might use the small luxury, and it's as nice as you'd hoped. For its price it does a good deal.",
      presses:
        "You may put a receipt where you won't see it, even if it's for the one thing this month that you enjoyed.",
      later:
        "You look at the expense you've never been ashamed of, and that's the one that could go.",
    },
    3: {
      eases:
        'If you say something just as it comes to you, it may come out a little clumsy and be understood all the same.',
      presses:
        "You practice a sentence until it could be anyone's. By then the moment has gone to somebody quicker.",
      later:
        "You might say something before you've got it quite right and fix it in the next sentence. People hardly notice such things.",
    },
    4: {
      eases:
        'If you leave the duty out once, you may find that the day is the same length and that nobody calls.',
      presses:
        "You might do what's expected, on time and without pleasure. The people you do it for have started to wonder why you look tired.",
      later: "You might announce that you'll skip your turn this time, and the answer is okay.",
    },
    5: {
      eases:
        "You might dance badly in company, or the equivalent, and live. If someone laughs, it's likely to be with you.",
      presses:
        "You might wait at the edge until you know how it's done. The others may not know either.",
      later: 'You may be laughed at, kindly, and it turns out to feel like being liked.',
    },
    6: {
      eases:
        "You might hand something over at good enough, and it's called excellent. You look at it again and can almost see what they mean.",
      presses: "You might find one more thing to fix. It's the kind that only you would ever find.",
      later:
        "You may stop when somebody you respect would stop, and the work's still good in the morning.",
    },
    7: {
      eases:
        'Someone may let you out of an obligation with a wave of the hand. It may not have weighed on them at all.',
      presses:
        'You might keep your side of the bargain to the letter, while the other person has been treating it as a suggestion.',
      later:
        "If you ask the other person to describe the arrangement, half of it may be missing, and they needn't be pretending.",
    },
    8: {
      eases:
        'You may be shown the other half of the account without having asked. You feel a little ashamed of your own precautions.',
      presses:
        "You may check what you've already checked. It's in order, and you're no calmer than before.",
      later:
        "You may forget to check. When it occurs to you a day later, everything's as it should be.",
    },
    9: {
      eases:
        "Something may go well, and you let it stand for a minute before you look for the catch. There doesn't seem to be one.",
      presses:
        "You may wait for the catch, and you're good at waiting. In the meantime somebody less careful has started.",
      later:
        'You may hear from somebody who began without knowing how it would turn out. They could well be further along than the people who waited.',
    },
    10: {
      eases:
        'If you get something small wrong in front of somebody, they may tell you about a worse mistake of theirs. It makes for a nice conversation.',
      presses:
        "You may put a thing off until you can do it perfectly. It's the same thing that you put off last month.",
      later:
        "Someone may catch you with something half finished. They have a suggestion, and it's a good one.",
    },
    11: {
      eases:
        "Somebody else may have already taken care of everything. You check, out of habit, and it's all there.",
      presses:
        "Everyone else is late, and you're holding the list. They'd be lost without you, and they've never had to find out.",
      later:
        'You might leave a small thing undone on purpose, and after a while somebody else does it.',
    },
    12: {
      eases:
        "If you bring up the old mistake, people may not remember it. You've been keeping the record for everyone.",
      presses:
        "You may take the smaller piece without being asked to. It's fair to wonder when the punishment is supposed to end.",
      later:
        "You may do something kind for yourself without deciding to. You wait for the voice, and it doesn't come.",
    },
  },
}
