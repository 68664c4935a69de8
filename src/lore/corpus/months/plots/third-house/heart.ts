import type { MonthPlot } from '#lore/authored.ts'

export const thirdHouseHeart: readonly MonthPlot[] = [
  {
    asks: "{month} is about somebody you'd miss, and about calling them while there's no special reason.",
    among:
      'It may be a sister in another city, a friend from an old job, or the neighbor who moved away.',
    cast: {
      sun: "the friend you'd like to be, who calls without having news",
      moon: 'the missing, which comes over you in line at the store',
      mercury: "the apology you rehearse before a call that's overdue",
      venus: "your fondness for the one person you'd miss most",
      mars: "the thumb that dials before you've thought up a reason",
      jupiter: 'the quick call that runs for an hour and a half',
      saturn: 'the feeling that a call ought to have a reason',
      uranus: "the silly voicemail you leave for someone who wasn't expecting you",
      neptune: "the picture you have of someone you'd miss, which could need updating",
      pluto: "how much you'd miss that one person, which you'd rather not test",
      asc: 'the hello by which an old friend can tell how you are',
      mc: 'the busy person you are at work, who never has time to call',
    },
    before: {
      sun: {
        eases:
          "Something goes well, and there's one person you'd like to tell who won't be impressed in the least. That's who you'd miss. You're in a good mood and have ten minutes, and no call needs more of a reason.",
        presses:
          "You're tired, and you'd have to be interesting. So the call waits for a day when you're more yourself. The person at the other end would take you tired, and might be relieved not to have to sparkle either.",
      },
      mercury: {
        eases:
          "You see a thing that only one person would find funny, and send it to them without a word. If you get a laugh back, you've been in the same room for a second. It makes the call easier, since it's already begun.",
        presses:
          "It's been so long that the call has grown an apology at the front of it. You write two lines, delete them, and wait for a better moment. That adds a day to what you'd be apologizing for.",
      },
      venus: {
        eases:
          "You're with people you like, and somebody says just what the one you'd miss would have said. You tell a story about them. By the end of it you're so fond of them that you could call on the way home.",
        presses:
          "You wonder whether the person you'd miss wants to hear from you, since there's been no call from that end either. You leave a heart under a photo and count it as contact, and they may be counting your hearts in just the same way.",
      },
      mars: {
        eases:
          "You dial while you're walking, before you've decided to. It goes to voicemail, as half of all calls do, and you leave something silly. A message like that gets played more than once.",
        presses:
          "You try the person you'd miss in a gap between two errands, and it's a hurry on both ends. One of you says let's talk properly soon. Nobody's at fault, but a good call has to be long enough to complain about the weather first.",
      },
      moons: {
        new: "There'd be a reason to call if you waited for news of the fresh start there. A call without a reason does something better. The person you'd miss gets you first and the news some other day.",
        full: "The call will have to wait, you think, until you know how it ends there. In the middle of it you'd be more fun. Somebody who'd miss you would like the running commentary, and may know you well enough to guess the ending.",
      },
    },
    after: {
      sun: {
        eases:
          "You've been in touch with someone who knew you before you were this responsible, and it shows in how you hold yourself. The people around you get a slightly sillier version of you. Nobody has complained.",
        presses:
          "It's your turn to call, and you notice that you're counting turns. Some people call, and some are called, for life. If it bothers you, it's friendly to say that you'd like to be surprised now and then.",
      },
      mercury: {
        eases:
          "The person you called remembers some small thing that you mentioned, and asks how it went. You'd forgotten telling them. There isn't much more to staying in touch than that, and it's nice to be on the receiving end.",
        presses:
          "A message of yours gets no reply, and by evening you've gone over it for whatever could have put them off. They're probably at a swim meet, or asleep. The call you had still counts, for both of you.",
      },
      venus: {
        eases:
          "The two of you settle on a regular time to call, or on none at all, and you like it either way. You've stopped needing an occasion. Few pleasures take twelve minutes and last for two days.",
        presses:
          "Since you called, you miss them more than you did while you weren't calling. It's unfair, and it's how it works. It's a better ache than the other one, and a weekend would do something about it.",
      },
      mars: {
        eases:
          "You decide on a visit, and there's a day for it before either of you can look for obstacles. The calls have made that simple. No one needs the first evening for catching up on a whole year.",
        presses:
          "The person you called says something careless, as people do who know you well. You go short with them and hang up feeling about fifteen. If you call back before you've told anybody else, it could be a funny story by the weekend.",
      },
      moons: {
        new: "The person you'd miss will have questions about what starts there, the sort that nobody else thinks of. Answering them is how you find out what you make of it yourself. A call would be worth it for those alone.",
        full: "You're stretched thin by the time it's over there, and one voice would put you right in a minute. It belongs to somebody you'd miss. The call doesn't have to be about any of it, and what they had for lunch would do.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the call stops being a ceremony. It may get shorter and duller each time, with more and more in it about shoes and groceries. You'd miss the groceries, which is how you can tell what's happened.",
        "You pick up each other's small words again, or a joke that nobody else would get. The distance is the same as ever. A call now and then keeps the person you'd miss up to date on you, so that you hardly have to explain anything.",
      ],
      presses: [
        "For some weeks the distance shows. One of you has no time and the other has too much, and a call may feel like two people reading their calendars aloud. A question that isn't about news would help, such as what they think about when they can't sleep.",
        "Something keeps getting ahead of the call, and it's a fair excuse each time. You think of the person you'd miss while you're in line at the store, and by the time you're home it's gotten too late. A standing hour would be unromantic, and it would work.",
      ],
    },
    houses: {
      new: {
        1: "A new haircut or a new start makes you want to show somebody. The person you'd miss has seen every version of you so far, and the call can open with what you've done to your bangs.",
        2: "Going through what you spend, you come across a phone plan with unlimited minutes. It's been paid for all along, and one person you'd miss would use up an evening of it gladly.",
        3: "Small talk starts up with someone new next to you, on the train or over a fence. Halfway through, it strikes you that you'd rather be saying it to the person you'd miss. A call is made of just such sentences.",
        4: "If something gets rearranged at home, there's bound to be a half hour of sitting among the boxes. That's a good half hour for a call. The person you'd miss will want to be walked through it by camera.",
        5: "Free time turns up on your calendar and wants to be filled with something nice. A call to someone you'd miss is as much fun as most of what's on offer, and nobody has to park.",
        6: "A new routine begins, with a walk or a commute in it. If the call gets attached to the walk, it'll happen as reliably as the walk does, and you won't need a reason for either.",
        7: "A person beside you is getting more of your time, be it a new love or an old friend. The one you'd miss lives farther off. A call made with both of you in the room is a nice way to introduce them.",
        8: "You're about to trust somebody with more than usual, money or a confidence. The person you'd miss would have an opinion on that, and a good story to go with it. You could call for either one.",
        9: "A trip takes shape, or a course far from your usual streets. Look at the map, and somebody you'd miss may live an hour from the route. The call has a subject now, though it never needed one.",
        10: "Work hands you something new, and for a while every call is about it. One that isn't would be a rest. The person you'd miss has never quite understood what you do all day, and likes you regardless.",
        11: "New faces come in with a new plan, and they're good company. None of them can do the voice that one old friend does. You think of it twice in an evening, and that's a reason to call if you still want one.",
        12: "You're keeping to yourself for some days, and it does you good. The only voice you'd let in belongs to somebody you'd miss. They're allowed to call while you're in your oldest sweatpants.",
      },
      full: {
        1: "Everyone's looking at you, and you'd trade all of them for the one who'd laugh. That person can be reached. A call from the parking lot afterward may be the best part of your day.",
        2: "A bill or a raise has you adding things up until you're sick of the number. The person you'd miss would ask what it comes to in pizza. Nobody else can make money that small in one phone call.",
        3: "Messages have been flying all day, and by evening you've written to everyone who needed an answer. The one you'd miss doesn't need any. A call at the end of such a day is short on news, and your voice is the point of it.",
        4: "When family matters come to a head, you'd like to tell someone who knows the whole cast. The person you'd miss may know it by heart. A call to them needs no introductions, and that's half the comfort.",
        5: "An evening may be so good that you reach for your phone before it's over. The person you'd miss would love this. You can call from the hallway and hold it up to the music.",
        6: "Your to-do list runs over, and calling isn't on it because it never makes the list. The person you'd miss would settle for being called while you fold towels. It's fifteen minutes, and the towels get done.",
        7: "A talk with somebody close gets serious, and you both need a breather. You think of the person you'd miss, whom you never have to be serious with. Five minutes on the phone with them, about nothing, would send you back in kinder.",
        8: "Accounts get settled with somebody, in money or in feeling, and you're wrung out. With the person you'd miss there's nothing to settle except whose turn it is to call. That can be fixed in one go.",
        9: "Far from home, or deep in a book, you see a thing that only the person you'd miss would get. You can call from there. If there's a time difference, it'll be the first joke.",
        10: "A big day at work leaves you with a success to report or a story to tell. Your colleagues were all there, so they're no use. The person you'd miss wasn't, and would like it from the beginning.",
        11: "The whole group turns out, and it's loud and very nice. On the way home you miss one person who wasn't there. Ten minutes on the phone would bring them up to date on everyone.",
        12: "What you've kept to yourself is wearing on you, and you don't feel like explaining it. You can call the person you'd miss without bringing it up. After a few minutes of nothing much, it'll weigh less.",
      },
    },
    turns: {
      begins:
        "You call. There's half a silly minute about whether anything is wrong, and you say no, you just wanted to hear them. That's the whole message, and it's a bigger one than it sounds. If you agree on the next call before you hang up, neither of you has to look for a reason again.",
      shows:
        "You feel how much you'd miss that one person. A song in a store can do it, or somebody else's story about somebody else. Having thought of them is reason enough for a call, and it'll be understood as one. You call, you don't put it well, and it doesn't matter in the slightest.",
      halts:
        "You do get hold of the person you'd miss, and it's like old times, and then life puts one of you out of reach for some months. It isn't coolness. That one call has to last for a while, and you'll be surprised by how often you go back to something that was said in it.",
      resumes:
        "You and the person you'd miss reach each other after a run of missed calls. The apologies take a minute at most. Both of you may have kept a list of things to tell, and neither gets far with it, because what you'd missed was how the other one thinks out loud.",
      eases:
        "The person you'd miss calls you, or comes through town, or picks up on the first ring with time to spare. It couldn't be easier. Because it's going so well, you might leave out that you miss them. It would take three seconds, and they'd have it for a year.",
      presses:
        "Between two cheerful sentences you hear that the person you'd miss has missed you, too, and is a bit sore about it. It's fair up to a point. You could explain how busy you've been. They'd probably rather hear that you know, and when you'll call next.",
    },
    closes: {
      begins:
        "If one call has been made by the end of {month} with nothing to announce in it, the next one won't need a reason either. The people you'd miss ought to be used to your voice.",
      shows:
        "{month} lets you feel whom you'd miss. Saying so to them is a smaller thing than it looks beforehand, and over the phone it's about as long as a hello.",
      halts:
        "{month} may leave you with one good call and a pause behind it. A call that's made for no reason leaves nothing unsettled, and it can be picked up in the middle.",
      resumes:
        "By the end of {month} you're in touch again, or close to it, and neither of you has needed an occasion. All a call like that takes is one person who can be unembarrassed for as long as it rings.",
      eases:
        "{month} does without a special reason, and so can you. To hear on a perfectly ordinary day that they'd be missed is worth more to most people than hearing it at a farewell.",
      presses:
        "You may learn in {month} that your silence was noticed. It's a kind of compliment. If you call when you said you would, they'll know that you'd miss them, and the sore spot will take care of itself.",
    },
  },
  {
    asks: "There may be a feeling that you've kept to yourself until it's almost a secret. {month} is about telling one person.",
    among:
      'It may be a disappointment that still smarts, someone you miss, or how proud you are of a friend.',
    cast: {
      sun: 'the strong person you like to be, who has no secrets to tell',
      moon: "the feeling you've kept secret, which gets louder once you lie down",
      mercury: "the I'm fine that keeps people from asking about your secret",
      venus: 'the trust you feel in the one person you might tell',
      mars: 'the gruff remark that comes out in place of your secret',
      jupiter: "the hope that you'd be understood if you told just one person",
      saturn: 'the habit of sparing other people what you feel',
      uranus: 'the sudden wish to tell your secret to a stranger on a train',
      neptune: 'the daydream in which somebody guesses your secret and spares you the sentence',
      pluto: 'the grip you keep on a secret even among people you trust',
      asc: 'the composed face behind which nobody would suspect a secret',
      mc: 'the steady person that people rely on, who never seems to feel much',
    },
    before: {
      sun: {
        eases:
          "Someone tells you how well you seem, and you nearly correct them. The secret is smaller in company than it is at night. You can already picture the face that you'd tell it to.",
        presses:
          "You're the strong one in this conversation, so it isn't the place for it. Keeping the secret isn't hard, only constant. You can tell how constant by how much you'd like to lie down afterward.",
      },
      mercury: {
        eases:
          "You write the secret down for nobody, and it's four lines long. From the inside it looked like more. One of the four could be said to a friend over the noise of a restaurant.",
        presses:
          "Asked how you are, you give the answer that leads to no second question. You're good at it. You talk for a quarter of an hour about everything next to the secret, and the other person goes home thinking how open you are.",
      },
      venus: {
        eases:
          "Somebody tells you a secret of theirs while you're both looking at something else. You think no less of them. It'd be a fine moment for yours, and even if you let it pass, you've seen how it's done.",
        presses:
          'The evening is pretty and everybody is being careful with everybody. Your secret would be too sad for it, or too sentimental. You keep it, and feel a little lonely in excellent company.',
      },
      mars: {
        eases:
          "You ask the person you'd tell to come along on an errand or a run. Side by side, people say what they'd never say across a table. You may not get as far as the secret, but you've found the place for it.",
        presses:
          "You're gruff with the very person that you'd like to tell. The secret wants out, and it gets out as criticism of how they park. They'd be astonished to hear how close they came to being trusted.",
      },
      moons: {
        new: 'Everyone is glad about what starts there, and you are, too, with the other thing underneath. A secret makes a person half a second late for joy. Somebody who knows you well may notice the half second and ask.',
        full: "Your secret wouldn't even stand out among the feelings that run high there, and it's tempting to tell the whole room. It needs only one person and a quieter day. You may notice in passing who that would be.",
      },
    },
    after: {
      sun: {
        eases:
          "You're lighter, though not in any way that you could point to. Somebody knows your secret. You meet that person's eye across the room, about something else entirely, and it's like having a friend in the audience.",
        presses:
          "You feel watched by the person who knows your secret. It's meant kindly, but for one day you'd prefer not to be somebody with a feeling. You can tell them that it's fine to talk about baseball. They may be as glad of that as you are.",
      },
      mercury: {
        eases:
          "The person you confided in sends you a line about nothing much, and it's plain that they've been thinking. It doesn't mention the secret. You save it with the few messages that you save.",
        presses:
          "You go over what you said, and it was too much, or badly put. It's in somebody else's head now, where you can't edit it. They've most likely kept the gist of your secret and lost the phrase that you're wincing at.",
      },
      venus: {
        eases:
          "In exchange you get one of theirs. It may be smaller than yours or a good deal bigger, and you're trusted with it because you went first. Telling a secret turns out to be one of the things that people pay back promptly.",
        presses:
          "The person you told took it a little too lightly, or a little too hard. You'd pictured it otherwise. Hardly anyone gets another person's secret right the first time, and they may do better with it next week.",
      },
      mars: {
        eases:
          "With the secret out, you might as well act on it. You write to the one you miss, or try again, or tell your friend to their face that you're proud. It takes five minutes and you blush.",
        presses:
          "Your secret gets you advice where you'd wanted a listener, and it makes you short with someone who means well. You could say that the feeling needn't be fixed, only known, and hand them a slow laptop to fix instead.",
      },
      moons: {
        new: "A beginning is easier to be glad about if somebody knows the secret, and you don't have to hold on to it through the toast. If nobody does so far, it's also a time when people are in a mood to be told things.",
        full: "The secret is touched from a side that you hadn't guarded, because of what comes to a head there. You go quiet, and somebody notices. Two words are enough for a person who knows, and for a person who doesn't, they'd be a beginning.",
      },
    },
    slow: {
      eases: [
        "In the course of a few weeks the secret stops being important as a secret. You come right up to it in passing, with your hands full of laundry, and only notice afterward. What's left is a feeling, and feelings are easier to live with.",
        "If you've told one person, the secret goes a little further each time you see them. The early version has a joke in it, to be on the safe side. Somewhere along the way the joke drops out, and neither of you misses it.",
      ],
      presses: [
        "Over these weeks it's heavier to keep than it was. The secret gets into your sleep, or you find yourself avoiding the people who'd ask. You aren't sparing anybody this way, and the one you'd tell might be sorry to learn how long you managed alone.",
        "Other people's news keeps landing next to the secret. You're glad for them, or sorry, and each time you come within a sentence of saying what you've kept to yourself. It's getting hard to find a conversation that doesn't go past it.",
      ],
    },
    houses: {
      new: {
        1: "People may remark on a change in how you look or carry yourself, and you give the simple reason. If the other reason is the feeling you've kept secret, think of who'd ask twice. That's a fair choice of a person to hear it.",
        2: "You're setting up a budget or starting on a new wage, and when people ask how things are, you answer in figures. The feeling you've kept to yourself isn't among them. You'd like to be asked again by a person who isn't counting.",
        3: "A new acquaintance may talk so openly that you nearly answer in kind. What you nearly say is the secret. By then it's a whole sentence, and someone you know better could have it.",
        4: "Somebody's moving in or out, or the furniture is, and two of you are on the floor with a screwdriver. That's as good a place as any to say what you've kept to yourself, with your eyes on the instructions.",
        5: "A new pleasure has you in high spirits, and in high spirits you're careless with secrets. It might slip out between two songs, and you'd be glad afterward if the right person was standing there.",
        6: "The new routine has a lunch break in it or a walk with a coworker, half an hour beside the same face. By the third time you've run out of small talk, and your secret is next in line.",
        7: 'Someone may be getting closer to you and telling you a thing or two. You owe them nothing for it. Still, keeping the secret from a person you like so much takes more work than it does with strangers.',
        8: "Trust is being built with somebody, one confidence at a time, and so far yours have been the cheap ones. The feeling you've kept to yourself would be the first that costs you something.",
        9: "Plans for a trip or a class put you next to people who don't know a soul you know. Your secret would be safe with any of them. You may find that safe isn't what you want for it.",
        10: "Something new at work has you on your best behavior all day. By evening there's a backlog of feeling, the old secret at the bottom of it. One friend and a bench outside would be enough to clear it.",
        11: "A group makes room for you, and it's cheerful in there. Secrets don't get told to six people. You'll notice, though, which of the six looks up when you say that you're fine.",
        12: 'Alone for a while, you let yourself have the feeling, and the secret turns out to be somewhat smaller than it was in company. By the time you see people again, there may be a sentence for it.',
      },
      full: {
        1: "You can't always keep a straight face, and it may give way in front of people. They'll make of it what they can. Only one of them needs to know that it was the secret.",
        2: "Money gets talked about to the last dollar, and you're oddly upset for so small a sum. What hurts may be the secret, and the sum is an excuse. A person who knows you might ask about it.",
        3: 'A conversation comes to the point where you either tell the secret or change the subject. You know how well changing it works. The person across from you has probably noticed the turn.',
        4: "When everybody in the kitchen is letting their feelings out, you pour the coffee. Yours can stay secret for as long as that takes. If one of them lingers to help with the cups, that's the one to tell.",
        5: 'When an evening out turns wonderful, you may have to swallow hard all of a sudden. Joy gets at a secret sooner than trouble does. If a friend sees it, the balcony is a good place for one sentence.',
        6: "Your body's had enough for the week, and so has your patience. Keeping a feeling secret is one more task on a long list. It's the only one that goes away by being mentioned.",
        7: "A person you're close to may say that they can't tell what you feel. They're right, and you've worked at it. Before you defend yourself, you could hand them the secret and let it do the explaining.",
        8: "Things come out between you and somebody, and the talk goes deeper than planned. The secret would fit in there. You might say it while you're both being so honest, or say that there's one more thing for another evening.",
        9: "Miles from home or carried away by a book, you find your secret described by someone who's never met you. It's a relief to see it in print. You might read the passage aloud to one person and leave it at that.",
        10: "You're praised, or at least looked at, for something you've done well. It's an odd moment to think of the feeling you've kept so secret. It's lonely up there for a minute, and a friend may hear it in your voice.",
        11: 'All your friends are in one room, and each believes that some other one knows how you are. A well-kept secret has that effect. At most one of them knows, and one is all that it takes.',
        12: "The secret comes to the surface while you're by yourself, in the shower or at a red light. You say it aloud, to no one. After that it's easier to say to a person, for the first time or once more.",
      },
    },
    turns: {
      begins:
        "It's a good day to tell one person and to tell it badly. In the car would do, or over the dishes, in one sentence with nothing leading up to it. They may only say oh. Oh is plenty from the right person, and after that your secret has been told.",
      shows:
        "Your secret shows. Your voice goes, or your eyes do, over something too small to explain it, and somebody sees. You could blame it on being tired, and they'd let you. They've probably seen half of it anyway, so you'd only be telling them the half that lets them help.",
      halts:
        "You tell a piece of it and then stop, or the person you'd tell the rest is hard to reach for some months. A secret can stay half told for a while. You'll notice that the half that's out has stopped bothering you, which is a hint about the other one.",
      resumes:
        "It comes up by itself, a lot later than you'd have thought, and your throat doesn't close. Whatever kept you from telling your secret has shrunk in the meantime. The person beside you may have known that there was something. How long you've wanted to tell them is a good first sentence.",
      eases:
        'Somebody asks the right question in the right tone, and then does the rare thing and waits. All you have to do is not be charming for half a minute. The secret comes out smaller than it went in, and the two of you may even laugh, at the right point.',
      presses:
        "Somebody makes a joke that brushes against the secret, or guesses at it and guesses a little wrong. It stings so much that your face needs explaining. You can set them right. It isn't how you'd have chosen to tell it, but a clumsy question can still be answered.",
    },
    closes: {
      begins:
        "If one person knows the secret by the end of {month}, it probably took one sentence. The feeling hasn't gone anywhere. It weighs about what other people's feelings weigh, and that can be carried.",
      shows:
        "Somebody may see in {month} what it is, since your face tells half of the secret by itself. You'd only have to supply the other half, to one person, in your own words.",
      halts:
        "{month} may leave the secret half told, and that's further along than it looks. The first half is the one for which you have to find a person, and you've found one.",
      resumes:
        'Even secrets have an expiration date, it turns out. What used to be too much to say becomes in {month} a thing you could mention, and mentioning it to one person is all that was ever needed.',
      eases:
        'If somebody waited for your answer in {month} and you gave them the real one, the secret is told. You may wonder why it ever was one. Being asked in the right tone makes a great difference.',
      presses:
        "By the end of {month} somebody may know without your having picked the moment, or the person either. A secret that's been half guessed is told all the same, and you'll have been spared the speech.",
    },
  },
]
