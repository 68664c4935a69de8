import type { MonthPlot } from '#lore/authored.ts'

export const seventhHouseMind: readonly MonthPlot[] = [
  {
    asks: '{month} is about an arrangement between you and another person, and about the part that was never spelled out.',
    among: 'It may be who pays for what, how much notice a visitor gives, or what counts as late.',
    before: {
      sun: {
        eases:
          "You watch two people who get along enviably well, and you notice how many dull questions they ask. They want to know until when and how much. In their arrangement very little is left to good will, and that may be why they've got so much of it.",
        presses:
          "You keep up your part of the arrangement without anyone seeing it, and you end the day feeling a bit used. The other person might say just the same. Neither of you has broken a rule, and you'd both be glad of one.",
      },
      mercury: {
        eases:
          "You ask what they actually expect, in those words, and it's a five-minute talk. Two things that you've been doing faithfully aren't part of the arrangement at all. A third one that matters to them is news to you.",
        presses:
          "You hear yourself say that it's obvious. It can't be, or you wouldn't be explaining it. The arrangement has a blank in that place, and each of you has been filling it in privately.",
      },
      venus: {
        eases:
          "You're treated to something, and you treat back the next time without counting. That part of the arrangement works beautifully. It puts you both in a good mood for talking about the part that doesn't.",
        presses:
          "You let it pass, the late arrival or the larger share of the bill, because you like the person. You like them slightly less each time. That's a high price for an arrangement that neither of you picked.",
      },
      mars: {
        eases:
          "You put it in writing, half a page with headings, and send it before you can make it elegant. It's a bit much for an arrangement about watering plants. There's a fair chance they'd been meaning to write one themselves.",
        presses:
          "It happens again, and you say something, and your tone isn't your best. They hadn't known that there was anything to keep to. It's hard to break an arrangement that's only been made in one head.",
      },
      moons: {
        new: "What begins there may change your hours or your budget, and the arrangement will feel it. The unspoken part feels it first. It could be talked about ahead of time, while the change is only a guess and it hasn't cost either of you anything.",
        full: "While something's being settled there, you both lean on the arrangement and trust it to hold. Most of it does. Where it gives way you'll find the part that was never spelled out, and for once you'll both be looking at it.",
      },
    },
    after: {
      sun: {
        eases:
          "Somebody who needs to know asks how the two of you handle this, and they get the same answer from both. It sounds very grown-up. You exchange a look. The arrangement evidently holds even when you're asked separately.",
        presses:
          "You're the one who remembers how it was arranged, and that's a tiring office to hold. You may even be called strict. The arrangement could be moved to a phone or a piece of paper, and you could go back to being charming.",
      },
      mercury: {
        eases:
          "A question comes up, and you don't have to guess, because this part of the arrangement you two did spell out. The answer is in a line that seemed unnecessary at the time. It's settled before the coffee gets cold.",
        presses:
          "A case comes up that the arrangement doesn't cover. There's always one, and it doesn't prove that the spelling out was useless. You two can settle this case and leave the rest of it as it is.",
      },
      venus: {
        eases:
          "The other person may keep to the arrangement on a day when it's inconvenient for them. You notice, and you say that you noticed. It's difficult to be sentimental about who pays for gas, and this comes close.",
        presses:
          "It's all very fair, and you miss the times when one of you simply paid. Fairness can feel like splitting the check on a birthday. Nothing in the arrangement forbids presents.",
      },
      mars: {
        eases:
          "You do your part early and leave, and you don't check on theirs. It takes some self-control. The arrangement goes on working while you're out of the room, and you've gained an hour.",
        presses:
          "The other person may be late with something, by the terms of an arrangement that you both agreed to, and you're plainly in the right. It's a heady feeling. You could ask what got in the way, and you'd be in the right afterward as well.",
      },
      moons: {
        new: "There's something new to fit in, and the arrangement was made without it. Each of you could assume that the other will adjust. Asking takes two sentences, and if you've spelled out one thing before, you know that they aren't hard to say.",
        full: "When things get hectic there, nobody has time to be fair, and the work falls to the one who's nearest. The arrangement can take it. It only needs somebody to say afterward that this was an exception, before it becomes the custom.",
      },
    },
    slow: {
      eases: [
        "There's less to guess as the weeks go by. The arrangement gets a line added here and there, in passing, and the small annoyances that it was made for don't come up. Before long neither of you will think of it as a subject.",
        "Very little is left to telepathy between the two of you just now. One asks whether the usual is still all right, and the other doesn't look for a reason behind it. The arrangement gets let out here and there like a waistband, and stays comfortable.",
      ],
      presses: [
        "Over these weeks the unspoken part of the arrangement gets expensive. One of you pays more or waits more, and it's gone on too long to be mentioned in passing. It'll have to be mentioned sitting down, and that's still less work than being quietly generous.",
        'Good manners are getting in the way. Each of you takes a bit less than the arrangement allows, or does a bit more, and hopes that the other will see it and speak. It would be a kindness to say one dull sentence with a number in it.',
      ],
    },
    turns: {
      begins:
        "You suggest a regular time for practical matters, a quarter of an hour with something to eat. The arrangement gets a line added there, or one taken out. The other person may think it's funny and come anyway. Once those matters have a place to go, they stop turning up in the middle of everything else.",
      shows:
        "You find out what the other person took the arrangement to be. It isn't your version, and since both of them make sense, there's no villain. Each of you could tell it once from the beginning. You'll know the part that you never discussed, because that's where you both slow down.",
      halts:
        "You're back at something that the two of you had settled. One of you has changed, and the arrangement hasn't. It may limp along for some months with exceptions, and that's all right as long as you both call them that. You can take your time with a new one once you've admitted that the old one pinches.",
      resumes:
        "An arrangement that's been up in the air can be finished. The figure is in, or the other person has made up their mind about the dates. You may both have been living by a makeshift version, and bits of it worked better than the plan. Those bits were never spelled out, either, so now would be the time.",
      eases:
        "You understand each other with half the usual words, and you could use them on the subject that tends to need twice as many. The missing part of the arrangement takes about four sentences. One of them may be a surprise. It'll be a nicer surprise over lunch than it would be in a year.",
      presses:
        "The other person may go back on something that you thought was agreed. You can be right about it, and you may have the messages to prove it. It would help you more to learn what's changed, which is seldom anything about you. Once you know that, you can make an arrangement that both of you could keep.",
    },
    closes: {
      begins:
        "If one line of the arrangement has been spelled out by the end of {month}, you know how harmless that is. You'll probably find that you'd agreed on nearly all of it, and you can both be less polite about the rest.",
      shows:
        "There may have been two arrangements all this time, as {month} shows, one for each of you. You can pick the better parts of both. It's quicker than finding out who had it right.",
      halts:
        "The arrangement can stay out of order for a while in {month}, as long as you've both said so. You'll each find out which part you miss. It belongs in the next one, this time in words.",
      resumes:
        "By the end of {month} the arrangement could be settled, in words that you'd both use. The missing part may take an hour, and after that you don't have to work around it.",
      eases:
        "What the arrangement left out gets said in {month}, most likely over something to eat. You can be generous with each other again after that, since you both know what you're adding to.",
      presses:
        "If the arrangement is questioned in {month}, it can be sturdier afterward. You'll know which part was never said, because it's the one that you'll have argued about.",
    },
  },
  {
    asks: '{month} is about a conversation that two people have to have, and about letting the other one finish.',
    among:
      "It may be about money, about children, or about a remark that one of you hasn't forgotten.",
    before: {
      sun: {
        eases:
          "A person whose time is short lets you talk all the way to the end, and you feel what that does. You say something that you hadn't planned to. It was sitting a few sentences past the place where you're usually interrupted.",
        presses:
          "You'd like to be the calm one in this conversation, so you prepare, and before dinner you've won it twice in your head. The other person was very quiet both times. You're worn out, and it hasn't even started.",
      },
      mercury: {
        eases:
          "You ask when would be a good time to talk, and you get an answer with a time in it. That's a third of the conversation. It can rest there, and so can you, until the two of you sit down to it.",
        presses:
          "You finish the other person's sentence, and it isn't how they'd have finished it. They let it stand, since you seemed so certain. From there on, you're having the conversation with yourself.",
      },
      venus: {
        eases:
          "You're getting along so well that the subject nearly comes up by itself. One of you touches on it, lightly, and neither of you leaves the room. It's only a corner of the conversation, and it was the friendliest one to start from.",
        presses:
          "It'd be a shame to spoil the evening, so you talk about everything else, and you're both very funny. The conversation gets put off once more. Later you can't recall what was so amusing.",
      },
      mars: {
        eases:
          "You begin the conversation while you're on the move, carrying things in or walking around the park. It's easier when your hands have something to do. You get your first sentence out, and then you've got the whole way back to hear theirs.",
        presses:
          "You start the conversation at the worst moment, when one of you has one shoe on. You've put it off so long that another hour seems impossible. What you get is half an answer from somebody who's late, and the other half would have been worth sitting down for.",
      },
      moons: {
        new: "The new thing there gives the two of you an easy subject, and it's tempting to stay on it. There's another use for it. On harmless ground you could each get used to being heard to the end, and the conversation will need that.",
        full: "There's a lot of noise in that part of your life at such a moment, and nobody finishes a sentence in it. The conversation could be promised for a quieter day, out loud. Then neither of you has to wonder whether it's been dropped.",
      },
    },
    after: {
      sun: {
        eases:
          "You're allowed to finish for once, and it has to do with how you've been listening. Somebody who usually holds the floor stops to hear whether there's more. There is, and you take your time getting to it.",
        presses:
          "You'd like the conversation to be over, and they've thought of one more thing. You can feel your jaw tighten. It may be the thing they meant all along, since people tend to bring that up on their way out.",
      },
      mercury: {
        eases:
          "A message may come that goes on with the conversation where the two of you left off. They've been thinking about something you said. It isn't any of the sentences that you'd rehearsed.",
        presses:
          "You hear what the conversation was like from the other side. You'd have sworn that you let them finish. It seems that you nodded too fast, and it came across as hurry up.",
      },
      venus: {
        eases:
          "It's easier between you now that you're on speaking terms with the subject. One of you may make a joke about it that would have been off limits before. The conversation isn't finished, and you're both in no rush to finish it.",
        presses:
          'The other person may have taken to heart a part of the conversation that you only said in passing. It hurts that it hurt. You could hear all of it before you explain, because the explanation will be just as true in five minutes.',
      },
      mars: {
        eases:
          "You do what you said in that conversation you'd do, before anybody's had to bring it up. It takes one errand. There's hardly a better way to tell a person that you heard them to the end.",
        presses:
          "In the middle of the conversation something is said that isn't fair, and your reply's ready before they've reached the middle. You've got about a second. Unfair things are often the run-up to what somebody wants to say, and you'd miss it by answering.",
      },
      moons: {
        new: "With something starting there, you'll have plenty to tell the other person. They may still be in the middle of what they were saying, even if the conversation has stopped. It would be a fine surprise to be asked if there was more.",
        full: "Next to what's being decided there, the conversation may look silly to one of you and urgent to the other. It's neither. A week like that does make people plainer than usual, and the end of a sentence may come out while you're both just clearing up.",
      },
    },
    slow: {
      eases: [
        'The conversation comes in installments over these weeks, and each of you gets to the end of yours. The silences last longer and mean less. You hear some things that must have been waiting for a gap of that size.',
        'The good thing is that neither of you has to win. Something from the conversation gets its reply days later, in a parking lot or over the groceries, and the reply is better for having been carried around. The other person has learned to wait for it, and so have you.',
      ],
      presses: [
        "The longer you put it off, the heavier the conversation gets. You're careful with each other, and certain questions aren't asked because of where they might lead. It would go badly for ten minutes or so. After that you'd be two people talking, and you both miss it.",
        "Small talk has been doing all the work, and you're both getting very good at it. You know everything about each other's traffic. The conversation would take an hour, most of it listening, and you'd have to believe that there's more than blame at the end of their sentences.",
      ],
    },
    turns: {
      begins:
        "You open the conversation with a question and add nothing to it. You might ask what they'd like you to understand. The first answer will be short, since they aren't used to so much room. If you wait, there's a second one that sounds less prepared. Your own side of it can be told after that, and it'll come out shorter than you'd planned.",
      shows:
        "The other person may tell you what they think, to the last word. It's honest and partly useful, and it'll annoy you for a night. You can say that you want to think about it. The conversation doesn't need your answer right away, and you'll be fairer to all of it once you've slept.",
      halts:
        "The conversation breaks off in the middle, and for some months it may go on only in scraps. You know half of what they wanted to say. It's tempting to write the other half for them, in their voice and with your worst fears in it. You could leave it blank and mention now and then that you'd like to hear it.",
      resumes:
        "The conversation can be picked up where it broke off. Both of you have had time, and the other person may begin in a place that you don't expect. The reply that you've kept so carefully isn't going to fit. You'll need a new one, and the only way to get it is to hear them through.",
      eases:
        "It's one of those times when you can say nearly anything to each other. The difficult subject takes half an hour and has a joke in it. At some point the other person has finished, and you notice that you're just looking at them. It's your turn, and you'd been too interested to prepare.",
      presses:
        "You're contradicted at the very point where you were sure. If you can stand to hear the rest, you may find that the two of you use one word for two things. Each could try saying it without that word. The conversation gets slow and clumsy, and for once neither of you knows how the other's sentence will end.",
    },
    closes: {
      begins:
        "If the conversation has begun by the end of {month}, and you've heard one answer through, then you've heard something that you didn't know. Reply to that part, and the two of you have something to go on with.",
      shows:
        "What you're told in {month} may take some swallowing, and it won't have to be said again. People who get to finish don't usually feel that they have to repeat themselves, and the conversation can move on from there.",
      halts:
        "{month} may leave the conversation half done. You can be fair to the missing half by not filling it in. They'll finish it better than you would, whenever they do.",
      resumes:
        "You may hear the end of the conversation in {month}, or a good part of it. It's apt to be milder than what you'd put there in the meantime. You may be glad to have been wrong.",
      eases:
        "The conversation proves easier to have than to avoid, you may find in {month}. It takes one person who's in no hurry to answer, and that can be either of you.",
      presses:
        "If you've let them finish once in {month} when you were burning to break in, you've managed the hard part of this conversation. They'll have noticed. It may be your turn to be heard out next.",
    },
  },
]
