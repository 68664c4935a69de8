import type { YearStory } from '../../../../year-ahead.ts'

export const eleventhStories: readonly [YearStory, YearStory] = [
  {
    cast: {
      sun: "the friend you'd like to be",
      moon: "the friend you can call when you're not much fun",
      mercury: "the messages that keep a friendship warm, or don't get sent",
      venus: 'the fondness that has lasted longer than the reasons for it',
      mars: 'the honest word that a friendship was spared',
      jupiter: 'the crowd that turns up for a party',
      saturn: 'the loyalty that keeps a friendship going by itself',
      uranus: 'the new person nobody in your circle would have picked',
      neptune: 'the friend someone was to you a long time ago',
      pluto: 'the old account between you and one of them',
      asc: 'how you are when friends come over without notice',
      mc: 'the acquaintances your work has made for you',
    },
    before: {
      jupiter:
        "There's plenty of company, and you could fill the calendar. Most of it runs on occasions, somebody's birthday or somebody's new place. You come home cheerful and can't recall having asked a friend anything, or having been asked.",
      saturn: [
        "You have little time, and what there is goes to the friends who complain. One who never does has been waiting all the while. It occurs to you that being easy to put off isn't the same as being unimportant.",
        'A long friendship has become a duty that you both carry out. You trade the old stories, and regrets about meeting so seldom. Neither of you would pick the other out of a crowd today, and neither wants to be the one to say so.',
      ],
      uranus:
        "A friend of long standing may get on your nerves, or say out loud what's been getting on theirs. The peace had depended on both of you being busy. After the shock it's easier to tell whether you'd miss the person or only the routine.",
      neptune:
        "You may think a friend closer than the friend thinks you, or the other way around. Group chats blur the difference, since everybody hears everything and nobody in particular has been told. It's possible to be popular there and rather alone.",
      pluto:
        "In one of your friendships there's an account that was never settled, a large favor or a remark that nobody took back. It has kept you together as much as affection has. It's hard to stop wondering what you'd be to each other without it.",
      eases: [
        "An acquaintance turns out to be excellent company on an errand, or in a waiting room. Nothing was planned, so neither of you had to be at your best. You'd see this person again for no reason, and that can't be said of all your friends.",
        "A friend does you a favor before you've asked. Going by how often you meet, you'd have put this one in the second row. There's been affection coming from there all along, and you weren't counting it.",
      ],
      solar:
        "A person at the edge of your circle can be invited in now, the neighbor you always chat with or the one from your class. Dinner is more than it takes. A walk without a purpose tells both of you whether there's a friendship in it.",
      lunar:
        "One friendship shows its true state, over a visit that's canceled or news that's shared late. You'd known it, more or less. It's either closer or more finished than the two of you have been pretending, and you can stop pretending.",
    },
    after: {
      jupiter:
        "With the friends you've chosen, there's more to do than the calendar holds. It's a good kind of crowded. You may end up making an event of each of them again, when what they liked was you in old clothes.",
      saturn: [
        "The circle you'd choose is smaller, and on some evenings there's nobody in it. You could call the old crowd, and it's tempting. Somewhere a friend you'd rather see is probably also at home, wondering whether it's too late to call.",
        "A friend you'd choose again may be having a hard time and need more than you've got. You find out what can be said between you, including that you're too tired tonight. An answer like that is for real friends only, and they know it.",
      ],
      uranus:
        "A friend you'd settled on may move away, or take up with people you can't stand. You're thrown back on the question of why it was this one. The answer has little to do with where they live, and it survives a clumsy phone call.",
      neptune:
        "You've made one of your friends a little finer than life by choosing them so carefully. They're bound to forget something that matters to you. The actual person, who's late and has heard your story before, is easier to be friends with.",
      pluto:
        "Somebody you've drifted away from may want to know why. You could be vague and they'd believe you, but a former friend deserves better than that. The honest reason is short and mostly about yourself, and it leaves you on decent terms.",
      eases: [
        "Seeing your friends has stopped needing arrangements. One of them comes along to buy paint, or stays on until it's dinner. You could hardly say afterward what you talked about, and you feel better for days.",
        "Two of your friends who'd never have met without you get along. It's oddly moving to watch. They make sense to each other, and you understand a little more about what you've been choosing by.",
      ],
      solar:
        "A friendship that's begun can stand something more ambitious, such as a trip or a fixed evening. You may be shy about proposing it. Most people are secretly hoping for a friend to ask them exactly that.",
      lunar:
        "A friendship may come to its natural end, without a quarrel, now that the thing you had in common is over. Gratitude is enough, and no speech is needed. The gap it leaves in your week is about as wide as the friend you've been meaning to see.",
    },
    turns: {
      presses:
        "You're not much fun in these weeks, and you see who comes by regardless. They needn't be the ones you've spent the most evenings with. Some friends need you at your best, which is fair enough. Others have been waiting for you to let up a little, and those are the ones you'd choose again.",
      eases:
        "Company does you good, and the right people are easy to get hold of. A friend you've seen too little of may come closer, on hardly any pretext. You don't have to be interesting for it. If you'd like somebody to know that they matter to you, it comes out naturally now.",
    },
    closes: {
      presses:
        "Your friends are the people who'd see you without an occasion, and in poor form. There are fewer of them than come to a birthday party, and one or two have probably had too little of your time. The rest can be good acquaintances, which is a kinder arrangement than it sounds.",
      eases:
        'Your friends, if you choose them today, are the people you like to see for no reason at all. You have one or two more of those than you think, standing a little to the side. This year an invitation is all it takes to bring them in.',
    },
    next: {
      presses: [
        "You're not up to company, and you worry that your friends will take it badly. The ones you've chosen can hear it in a sentence and won't make you explain.",
        "One friend is hurt that you've gone quiet. A short call puts it right, since this is somebody who never needed an event.",
        "A friend from the old crowd turns up with an old claim on your evenings. You've got few to spare, and you find that it's possible to be kind and brief.",
      ],
      eases: [
        "You see less of everyone and miss only a few. They're the ones you'd have named.",
        'A friend comes by and is content to sit there and say little. You chose well.',
      ],
    },
  },
  {
    cast: {
      sun: "the hope itself, which you've called your own so far",
      moon: 'the comfort of keeping it safe with you',
      mercury: 'the description that makes everyone love the idea',
      venus: "the people whose help you'd like best",
      mars: 'the first task that would have to be handed out',
      jupiter: 'the general enthusiasm in which nobody has a job',
      saturn: 'the objections, which have been thought through',
      uranus: 'the version of it that somebody else came up with',
      neptune: "the hope as it looks before there's a meeting",
      pluto: 'the grip that keeps it exactly as it is',
      asc: 'the independent look that keeps helpers away',
      mc: "what you'd all be known for if it worked",
    },
    before: {
      jupiter:
        "Everybody loves the idea. You describe your hope so well that people feel as if they'd already helped, and it ends in general enthusiasm. Nobody goes home with a task, because you'd have had to hand one out.",
      saturn: [
        "Whatever your hope needs you do yourself, since explaining would take longer. That works for the small part. After it you're up late with a job for three, a bit proud and very tired, while what you hope for stays where it was.",
        'You ask for help so modestly that it can be overlooked. People say of course, anytime, and go on with their day. A definite request would carry the risk of a no, so you save yourself that at the expense of what you hope for.',
      ],
      uranus:
        "The hope gets out before you're ready, when a friend mentions it to somebody who knows about such things. Now there are questions. You'd have liked to finish the plan first, but one with gaps is the only kind that others can get into.",
      neptune:
        'You and the others seem to want the same thing, since no one has ever spelled it out. You may mean something that lasts, where they mean a nice weekend. Goodwill covers the difference until the first time that something has to be paid for.',
      pluto:
        "More than pride keeps you from asking for help. Once others come in they'll have a say, and what you hope for might turn into something you'd hardly recognize. Held this tightly it stays exactly as it is, which is to say that it doesn't happen.",
      eases: [
        "A person you'd have asked last offers to do a piece of it, for reasons of their own. It's restful to work beside someone who needn't be thanked all the time. You begin to look at the others with that in mind.",
        'You say what you hope for in company, and nobody laughs. A practical person wants to know how many people it would take. The number you name without thinking is the first fact in the whole affair.',
      ],
      solar:
        "The first helper can be asked now, for one thing that fits into an afternoon. It needn't be the ideal one. Once there are two of you, the hope has been seen from outside and you have somebody to report to.",
      lunar:
        "You've come to the end of what one person can do about this hope, and that's plain to see. There's no shame in it. The half-finished thing shows better than any speech of yours where the others would come in.",
    },
    after: {
      jupiter:
        "More people want in than there are jobs, and each brings an improvement. You like them all. What you've hoped for could easily drown in good ideas, so somebody has to say what it isn't. They'd take that from you.",
      saturn: [
        "Some of the helpers may drop out, for reasons you can't argue with. Then their share lands on you again, at least for now. The ones who stay are those who'd want it even without you. It helps to know their names.",
        "What you hoped for has become a matter of reminders and minutes. Wanting a thing together takes more email than you'd have guessed. Nobody would call it inspiring, and yet it moves a little each week, as it never did while it was only yours.",
      ],
      uranus:
        "One of the others may change the plan over your head. You're furious until you see that it's the better plan. It isn't quite what you hoped for any longer, but it's a good deal more likely to happen.",
      neptune:
        "You can't tell whether the others still mean it. Their messages are friendly and far apart. People who help for nothing have lives to get on with. What looks like a loss of interest may be a month of overtime.",
      pluto:
        "It comes out who really decides in the group, and it may not be you. You could take your hope back and be alone with it again. What the others can't get without you is the reason that it was wanted in the first place.",
      eases: [
        "The others get a share of the work done without your knowing. It isn't how you'd have gone about it, but it holds. You're grateful and a little put out, as people are when somebody else is good with their dog.",
        "Help comes from a person you've never met, who heard of it from one you'd asked. What you've hoped for is out in the world, then, and getting around by itself. Your own part in it becomes smaller and lighter.",
      ],
      solar:
        "A second stage can begin, with a name and perhaps an account at the bank. The others look to you for what comes next. They work better if you hand out the jobs before you've thought out how each ought to be done.",
      lunar:
        "Something you've all worked for is done, or called off, and there's a get-together of some kind. Half of the people there would never have met otherwise. You listen to them plan what used to be a private hope of yours.",
    },
    turns: {
      presses:
        "Your hope doesn't get any further without other people, and they have objections. Hearing them out is hard, since each concerns something you'd already decided. One or two may back away. With those who stay, the word becomes we. What you hope for gets a shape that several can carry.",
      eases:
        "People are in the mood to join in, and keeping them out would take some effort. A definite request is likely to be met, often with a better idea attached. What you'd call a favor looks to them like an invitation. From here on the hope doesn't depend on your strength alone.",
    },
    closes: {
      presses:
        "You hope for something too big to be done your way only. The people who have to help are the ones who'd want it for reasons of their own, and they'll expect a say. What you get in the end is less exact than your picture of it, but it stands up when you let go.",
      eases:
        "You hope for something you'd enjoy only with others in it, and those who have to help are likely to be glad that you ask. You'll know them by how they look when you describe it. They'll change it somewhat, which you'll mind less than you think.",
    },
    next: {
      presses: [
        "The others want an answer while you're still busy with your part in private. They can wait better once you've told them how long.",
        'Your share looked small in company, and now it turns out to be the difficult one. With no audience for it, it gets done a page at a time.',
        'You hear nothing from the others and begin to doubt the whole plan. A hope that several people have can do without news for a while, and so can you.',
      ],
      eases: [
        "You finish your part in one long quiet stretch. It's better than what you'd have done with everybody looking on.",
        'The others have carried on without you, and in the right direction. What you hope for gets nearer even while you rest.',
      ],
    },
  },
]
