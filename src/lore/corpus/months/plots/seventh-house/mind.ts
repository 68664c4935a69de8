import type { MonthPlot } from '#lore/authored.ts'

export const seventhHouseMind: readonly MonthPlot[] = [
  {
    asks: '{month} is about an arrangement between you and another person, and about the part that was never spelled out.',
    among: 'It may be who pays for what, how much notice a visitor gives, or what counts as late.',
    cast: {
      sun: 'the wish to get some credit for keeping to the arrangement',
      moon: 'the habit that became part of the arrangement without a word',
      mercury: 'the question about the arrangement that seems too dull to ask',
      venus: 'the good manners that take a little less than the arrangement allows',
      mars: "the edge in your voice when the arrangement isn't kept",
      jupiter: 'the good will that hopes no arrangement will be needed',
      saturn: 'the unwritten clause that you keep to most faithfully',
      uranus: "the exception to the arrangement that you'd like to make just today",
      neptune: 'the cloudy part of the arrangement, which two people remember two ways',
      pluto: 'the grudge that grows where the arrangement was never spelled out',
      asc: "the way you look at your watch, or don't, when someone's late",
      mc: 'your good name as a person who does what was arranged',
    },
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
    houses: {
      new: {
        1: "If you change when you get up or what you'll put up with, the arrangement may still be made for the earlier you. Unless you mention the difference, the other person has to find it by getting things wrong.",
        2: 'If money comes in or goes out in a new way, the arrangement about who pays for what may no longer fit. It can be adjusted over lunch. Later on it would have to be adjusted over a bank statement.',
        3: "When you're out more, with errands and short trips and maybe a class, you say that you'll be back soon. The arrangement may not cover how long that is. It's a kindness to give a time.",
        4: "A guest or a roommate or a relative with a suitcase has to be told how things are done at your place. Halfway through the tour, you may come to a part of the arrangement that you've never heard said aloud.",
        5: "A new hobby or a romance takes up time that wasn't promised to anyone. It may have been assumed, though. If the arrangement has a line about free evenings that nobody ever said, you could say it before you're out the door.",
        6: 'A new plan for the chores may be a fine plan for two people, written by one of them. Before it joins the arrangement, the other one should see it, ideally ahead of trash day.',
        7: "When two people enter into something, or renew it, the large questions get a toast. A small one, such as what counts as late, tends to get nothing. The arrangement is easiest to finish while you're both in a good mood.",
        8: "Somebody may put money or a secret into your keeping. It's an honor, and it comes with rules that nobody has mentioned. If you ask whom you're allowed to tell, the hardest part of the arrangement has been spelled out.",
        9: "If there's a trip, with somebody or away from somebody, it comes with an arrangement about the plants. The part that nobody spells out is how often you'll call. One of you may think daily, and the other only if something happens.",
        10: "You'd read every line of a new job before you agreed to it. The arrangement with somebody close is one that nobody may ever have read to you. If your hours change, it could stand the same kind of look.",
        11: "Plans with friends begin with enthusiasm, and nobody says what happens to the deposit if somebody drops out. It's the kind of gap that any arrangement has. You could ask while everyone's still laughing.",
        12: "You'd like to be left alone for some days, and you go about it by not answering. The arrangement has no line on what silence means. If you don't tell the other person, they're free to pick a meaning themselves.",
      },
      full: {
        1: "You've had enough of being reasonable, and it shows. The other person may be honestly amazed. By the arrangement as they know it you've been content, since they were never told about the part that chafes.",
        2: "Two people can look at one bill and each see something else that's unfair. If the arrangement says who pays and leaves out when, one dull sentence would close the gap.",
        3: "A text may be read in a tone that it wasn't sent in, and then you're both offended over what was meant by okay. The arrangement could use one word for yes and another for if I have to.",
        4: "When your home is full of people, or of things to be put away, the one who minds the mess most tends to do it. That's an arrangement, too, even if nobody agreed to it. The one with the trash bag could say so.",
        5: "For a party or a child's big day, an arrangement may say that such things are shared. It seldom says who looks at the calendar. If you've each promised the evening elsewhere, that's the line to add.",
        6: "When you're overworked, things get done by the one who can't stand it any longer. That's an arrangement, too, and a poor one. On a piece of paper on the fridge it would look so silly that you'd both change it.",
        7: "You and the other person may sit down about something important and find that you agree. What makes you cross is smaller, the waiting or the paying. It's dull to bring up, and the arrangement needs a line about it.",
        8: "If a sum is due, or a promise is, each of you may remember promising a little less than the other one heard. Nobody's cheating. An arrangement made in a warm moment tends to leave out the amounts.",
        9: "Among people who live differently, you watch how they divide the check and the driving, and no one explains it. Your own arrangement may look just as mysterious to the person who's in it with you.",
        10: "If a deadline swallows everything, the other person may cover for you without being asked. It isn't in the arrangement. Thank them and it stays a favor, and if you don't, it may turn into a rule that neither of you agreed to.",
        11: "If a whole group is waiting, one of you may think that you're late and the other that you're early. An arrangement can do for a long time without saying what late means. It takes a minute to settle, on the way there.",
        12: "Something that you put up with in silence can grow too big for that. It's a relief to say it, even in a mutter. The part of the arrangement that you never mentioned may be the only part that hurts.",
      },
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
    cast: {
      sun: 'the part of you that wants to come out of the conversation right',
      moon: 'the sore place that a careless word in the conversation would find',
      mercury: "the reply that's ready before the other person has finished",
      venus: 'the charm that can keep two people off the subject all evening',
      mars: 'the impulse to break in just before the important part',
      jupiter: 'the small point in the conversation that you could talk about all night',
      saturn: 'the patience that lets the conversation have its silences',
      uranus: "the thing you'd say in this conversation if you hadn't rehearsed",
      neptune: "the other person's half of the conversation, as you imagine it",
      pluto: "the sentence in this conversation that you're most afraid to hear out",
      asc: 'the face that tells the other person whether to go on',
      mc: 'the name you have among other people as a listener',
    },
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
    houses: {
      new: {
        1: "You're starting fresh, and you've got a lot to say about it. It's fun to be interesting. The other person in that conversation might be starting something as well, and you'd find out if you stopped after the first chapter.",
        2: "With a new plan for your money, figures and all, it's tempting to bring it to the conversation and win. A person who gets to finish often turns out to be talking about something else, such as being worried.",
        3: "New people talk to you all day, and you get quick at knowing where a sentence is headed. On the street that's a handy skill. In the conversation that's due with one person it's about the worst one to have.",
        4: "With people unpacking or cooking at home, everyone shouts from room to room. The conversation won't go well through a wall. If you both sit down in one room, each of you can see when the other one is done.",
        5: "In a game, with cards or a ball or a child, everyone waits for their turn without being told. The conversation could borrow that. It wouldn't cross your mind there to play the other person's move.",
        6: "A new routine gives every task its fifteen minutes, and the conversation can't be had in fifteen. It needs an evening with a loose end to it. Nobody says what they mean while the other one is looking for the car keys.",
        7: "Across from somebody new, you're on your best behavior, which includes listening. It's the behavior that the conversation needs, too, with a person you know much better. They may be surprised by it, and they'll probably go on talking.",
        8: "About an account to be shared, or a confidence, people talk slowly, with long gaps. You might get used to the gaps. The conversation will have some, and they aren't all your turn.",
        9: "If you're learning something, it could be a language in which the verb comes last. It's good schooling for the conversation. Plenty of people put what they mean at the very end, too, and never get that far.",
        10: "If you've got something new to explain at work, people let you have the floor. It's wonderful to be listened to like that. In the conversation with the other person, you'd be the one who gives it.",
        11: "In a new circle everyone may talk at once, and you have to be fast to get a word in. You can feel yourself speeding up. For the conversation with one person you'd need the opposite, so it's lucky if there's a walk home.",
        12: "You aren't talking much, and it's a rest for everyone. In the quiet you may notice that you're having the conversation anyway, alone, with both parts. The other person is easier to hear once you stop speaking for them.",
      },
      full: {
        1: "You're so full of what you feel that it may come out at hello. It's honest, and it belongs in the conversation. After that the other person needs a long turn, and they may still be standing there in their jacket.",
        2: 'If figures have to be agreed on, each of you knows your own by heart, and the conversation could be over in a minute. What the money is for is the part that somebody may not have gotten to finish.',
        3: "When everything's being said at once, in messages and on the stairs, a good half of it is interruptions. Somebody may start a sentence with what I meant was. The conversation depends on letting that one get to its end.",
        4: "At a full table somebody may touch on a matter that's meant for two, and then everyone has something to add. You can save the conversation by saying that you'd like to hear the rest of it later, in the kitchen.",
        5: "On the way home from a good day out, one of you may go quiet. The conversation is very near. It's easier to begin in the dark of the car, as long as nobody turns on the radio.",
        6: "When you're this tired, the conversation can start over a spoon in the sink. It isn't about the spoon. If you can't listen to what it's about, you can say so and name a better evening, and that's a decent beginning.",
        7: "If you two are face to face and the conversation comes up, you've got your points ready. The other person will get to the end of theirs if you can stand a silence that's a little longer than comfortable.",
        8: "If something comes out about money or trust, in a voice that isn't quite steady, your answer can wait. In a conversation like this, people often get to what they were afraid to say only when you've let a silence pass.",
        9: "You can argue about the state of the world for an hour and be brilliant, and mean somebody in particular. If that dawns on you, you've found the conversation. The person you mean would like to hear it without the politics.",
        10: "At work you make your case to win. It's poor training for the conversation with somebody close. There you could be right on every point and still not know what they wanted to tell you.",
        11: 'If an old story gets told among friends and you come off well in it, somebody at the table may remember it another way. The conversation could begin with your asking for their version on the way out.',
        12: "You can go over a conversation so often in private that you do both voices. By then it's worn thin, and nobody has heard it. The real one may be half as long, because the other person won't say what you've written for them.",
      },
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
