import type { WeekScenes } from '#lore/authored.ts'

export const sunScenes: WeekScenes = {
  eases: {
    1: {
      eases:
        "If you leave the house without checking the mirror twice, you may find that nobody treats you any differently. You're easier to talk to when you aren't wondering how you look.",
      presses:
        "You may dress for somebody else's idea of you and spend the day tugging at it. By noon you'd trade the compliments for your usual shirt.",
      later:
        "You may catch sight of yourself without having prepared for it, and you don't want to change a thing.",
    },
    2: {
      eases:
        'Somebody may thank you for a thing you did in passing that was clearly worth money to them. You might be about to call it nothing.',
      presses:
        "You may hear what someone else charges for the same work. You've been leaving out the hours that nobody sees.",
      later:
        "Somebody might ask what you'd charge, and this time you say a figure before you've apologized for it.",
    },
    3: {
      eases:
        "Someone might ask whether they can repeat what you said. What's small talk to you may be news to them.",
      presses:
        'You may be interrupted at the best part of what you had to say. How much you mind tells you that this one matters to you.',
      later:
        "You may say your piece to somebody who can do something about it, in the words you'd use with a friend.",
    },
    4: {
      eases:
        "If you move one thing at home to where you've always wanted it, chances are that nobody will object. The place could feel a little more like yours by evening.",
      presses:
        "A guest may praise a corner of your home that was somebody else's idea. You realize how little of the place you chose.",
      later:
        "You may start with one corner, and by evening you've stopped asking yourself whether it was worth the trouble.",
    },
    5: {
      eases:
        'You may lose track of time over something useless. It could be your best hour in a while, and nobody needs to know what it was good for.',
      presses:
        'Someone may ask what your free time was good for, and you hear yourself inventing a result. It tends to be less fun after that question.',
      later:
        'A free hour may turn up, and you may spend it on something that nobody will ever see.',
    },
    6: {
      eases:
        'One morning may go smoothly, and you can name the five minutes that did it. A change that small might actually last.',
      presses:
        'The grand new plan may work until the first interruption, which comes early. A smaller change would have survived.',
      later: 'The same small thing may go well a second time without your having to remember it.',
    },
    7: {
      eases:
        "You might hear yourself being funny, and you look up to see who's there. Some people seem to get the better version of you without trying.",
      presses:
        "With one person you may choose every word, and leave tired. You weren't like that at lunch with somebody else.",
      later:
        "You may say yes to one invitation and no to another, and for once you don't feel that you need a reason.",
    },
    8: {
      eases:
        'A favor may be done for you, and nobody mentions it again. You could trust a person like that with more than you have so far.',
      presses:
        "You might do the whole thing alone once more, because explaining it would take longer. You've told yourself that for years.",
      later:
        "Somebody may give you a hand before you've said that you need one. If they never mention it again, you've found the person.",
    },
    9: {
      eases:
        "Someone may ask why you know the price of a ticket to that place by heart. You've apparently been planning the trip without admitting it.",
      presses:
        'A sensible person may list the reasons against going, and you supplied every one of them. For the first time they sound like excuses.',
      later: 'If you tell somebody the plan as though it were settled, they may only ask when.',
    },
    10: {
      eases:
        "Someone may introduce you by something you did, and it's one you never mention. You like the sound of it better than your job title.",
      presses:
        "Someone might sum up what you do, and you notice how old that description is. You've been letting it stand because correcting it takes work.",
      later:
        'If you describe what you do in fewer words than before, the other person may get it the first time.',
    },
    11: {
      eases:
        "An hour with one friend may make your plan larger, and you don't feel pushed. They ask about the next step and skip the risks.",
      presses:
        "You tell the plan to a friend who answers with everything that could go wrong. It's smaller by the time you're home, and you picked the listener.",
      later:
        "You're asked by a friend how you'd begin. You have an answer ready, and you realize that nobody else has ever asked you that.",
    },
    12: {
      eases:
        "Alone, you catch yourself doing something well that you've always said you couldn't do. You don't feel any need to announce it.",
      presses:
        "You might nearly tell someone what you've lately understood about yourself, and then you make a joke instead. The joke goes over well, and that's a bit of a letdown.",
      later:
        "You may do what you'd always said you couldn't, without mentioning it, and that turns out to be proof enough.",
    },
  },
  presses: {
    1: {
      eases:
        "You may answer a question honestly and it surprises you both. The person you're talking to seems to like this version better.",
      presses:
        "Someone may treat you the way they did years ago, and you slip right into the old part. You're tired before the conversation is over.",
      later: "You may be asked what you'd like, and your first answer is the new one.",
    },
    2: {
      eases:
        "You may go a day without buying anything and not miss it. Enough, it turns out, is easier to recognize when you aren't shopping.",
      presses:
        "If you hear what someone else makes, the figure you'd been content with may shrink, although nothing about your own account has changed.",
      later: 'Someone may mention what they spent, and the number stays theirs.',
    },
    3: {
      eases:
        'A word with the neighbor may cost less than you fear. They could be wondering how to start, too.',
      presses:
        "You may see the person you've been avoiding and discover an interest in your phone. That's a lot of effort to save a minute's talk.",
      later:
        'You may bump into the neighbor at a bad moment, and you both say sorry at once. After that the rest would be easy.',
    },
    4: {
      eases:
        "There may be a few hours that nobody has planned. You enjoy the family more when you've chosen to see them.",
      presses:
        "You're told what the family plan is, in the tone in which it has always been told. You say yes before you've looked at your own calendar.",
      later:
        "You may say what you can manage and leave it there, and the family rearranges itself with less fuss than you'd expected.",
    },
    5: {
      eases: 'If you do it badly and laugh, somebody may join in. That used to be the whole idea.',
      presses:
        "You may check your result before you've caught your breath. The fun was over the moment you compared it with last time.",
      later:
        "You might play for an hour without keeping count of anything, and you'd gladly go on.",
    },
    6: {
      eases:
        'A piece of work may get done properly without you, and you may be relieved and a little insulted.',
      presses:
        "Somebody may add to your pile with the remark that you're the only one who can do it. You take it as praise, and it costs you an evening.",
      later:
        "Somebody may ask one more favor of you, and you can say what you'd have to drop for it.",
    },
    7: {
      eases:
        "The other person may turn out to be fine with your idea. They can't choose what they never hear.",
      presses:
        "You might say you don't mind for the third time in a row. Each time it's a small thing, and together they make up most of the week.",
      later:
        "If you say what you'd like before you ask what they'd like, it may turn out to be a short conversation.",
    },
    8: {
      eases:
        "Something may be paid back to you that you'd forgotten lending. You're more touched by that than by the sum, and it makes you think of what you owe yourself.",
      presses:
        'A name may come up, and you change the subject a shade too fast. You know what you owe there, even if nobody else does.',
      later: 'If you bring up the debt yourself, the other person may have been hoping you would.',
    },
    9: {
      eases:
        "A friend may ask why you think so and really want to know. Without an opponent you find that you're less certain, and you don't mind.",
      presses:
        "You might defend an opinion with a sentence you've used for as long as you can remember, and notice that it convinces you least of all.",
      later: "You may hear yourself say that you aren't sure, and the talk gets better.",
    },
    10: {
      eases:
        'You may do something well with nobody watching, and your good mood lasts the afternoon. So it can be done without the audience.',
      presses:
        'You may go the extra mile and look around for the one person you did it for. They may well be busy with something else.',
      later:
        "A word of thanks may come from somebody you hadn't been trying to impress, and you keep it.",
    },
    11: {
      eases:
        'You might stay home for once and wake up rested the next morning. You miss one or two of them, which tells you whom to call.',
      presses:
        "You may come back from seeing the old crowd and find that you can't think of one thing you said. It's hard to shine where you only go to be polite.",
      later:
        "If you turn down one evening without a long excuse, your friends aren't likely to hold it against you.",
    },
    12: {
      eases:
        "Someone may guess half of what you've kept back and not ask for the rest. You feel lighter for the half.",
      presses:
        "Somebody may ask how you are, and you say fine in a voice that ends the subject. They believe you, and it's lonelier than you'd expected.",
      later:
        'If somebody asks how you are, you might tell them the truth, and find that the conversation gets no worse for it.',
    },
  },
}
