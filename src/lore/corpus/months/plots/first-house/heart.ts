import type { MonthPlot } from '#lore/authored.ts'

export const firstHouseHeart: readonly MonthPlot[] = [
  {
    asks: "How are you? {month} is about giving a truer answer than fine, to a few people who'd like to know.",
    among:
      'It may be a rotten morning, a worry about a child or a parent, or how happy an evening with friends has made you.',
    cast: {
      sun: "the person who'd like to be seen doing well, and says fine",
      moon: 'the true answer to how you are, before anyone has asked',
      mercury: 'the word fine, which is out before the question is over',
      venus: "the wish to spare people you love by telling them you're fine",
      mars: 'the cabinet door that gives a truer answer than you do',
      jupiter: 'the trust that a friend could take the long answer',
      saturn: 'the rule that other people have enough worries without yours',
      uranus: 'the honest answer that slips out at the checkout counter',
      neptune: "the hope that they'd know how you are without being told",
      pluto: 'the one worry that fine was invented to cover',
      asc: "the face that people ask about while you're telling them you're fine",
      mc: "the steady person at work whom nobody thinks of asking how it's going",
    },
    before: {
      sun: {
        eases:
          "A person you look up to asks how you are, and the answer is out before you've had time to iron it. It's one sentence, about being tired. They may look relieved and say that they are, too.",
        presses:
          "You're seen all day and asked nothing. Being fine in front of people is work, and nobody knows that you're doing it. By evening the true answer would be that you'd like to be asked.",
      },
      mercury: {
        eases:
          "A text wants to know how it's going. You type fine, look at it, and delete it. What you send instead has one real detail in it, and there's a good chance that the reply will have one, too.",
        presses:
          "You say fine so fast that you've answered before you heard the question. It's an efficient word. It ends the subject for two people, and you weren't finished with it.",
      },
      venus: {
        eases:
          "It was a lovely hour, and you say so on the spot to the person who made it one. You tend to assume that people can tell when you're happy. They like to be told, and it's a true answer that costs nobody any sleep.",
        presses:
          "You're among people you like, and it would be a pity to bring the worry to the table, so you stay fine through dessert. They go home thinking that you're doing well. It's a little lonely to have convinced them.",
      },
      mars: {
        eases:
          "You say how you are while you're doing something else, chopping an onion or looking for parking. It comes out easily, since nobody has to look at anybody. The onion takes some of the blame.",
        presses:
          "You shut a cabinet harder than it needed, and when you're asked what's wrong, nothing is. The cabinet has already answered. It left out only the reason, and that would take you one sentence.",
      },
      moons: {
        new: "A fresh start there gives people something to ask about, and they'll ask before there's anything to tell. Fine would cover it. Excited and a little scared is closer to the truth, and it takes one breath longer.",
        full: 'Everyone wants to know how things stand there, and nobody asks how you are, so fine gets a few days off. You notice that a truer answer has been ready for some time. It only lacks the question.',
      },
    },
    after: {
      sun: {
        eases:
          'You look the way you feel, and you leave it like that. Somebody in charge may take a thing off your list because of it. Whenever you said that you were fine, they simply took your word.',
        presses:
          "You gave a true answer to a person who may only have been saying hello, and now you'd like it back. Most of that embarrassment is tiredness. Those who ask out of habit don't remember what they hear, and the rest were glad that you said it.",
      },
      mercury: {
        eases:
          "Somebody who heard how you were last time asks how it is now. You can report that it's better or that it isn't. It's a comfort that you don't have to start at the beginning.",
        presses:
          "What you told one person reaches another, a little rounder than it was. You wish for an hour that you'd stuck to fine. From here on you can add who else gets to know, and that's a normal thing to ask.",
      },
      venus: {
        eases:
          "You get somebody else's true answer, and it's a large one. They'd have kept it to themselves if you'd been doing wonderfully. You both stay later than you meant to.",
        presses:
          "You say how you are, and you're handed advice when you'd wanted company. It's affection in the form they had at hand. Most people don't know that listening is enough, and they're relieved to hear it.",
      },
      mars: {
        eases:
          "You say early on that you aren't up to it. That takes more nerve than fine would, and it saves you an evening of acting. The others go ahead and may well bring you back something to eat.",
        presses:
          "You admit that you're cross, and the nearest person takes it personally. That's a risk with true answers. Half of yours is missing, the half about what you're cross at, and they'd like to have it before they're cross themselves.",
      },
      moons: {
        new: "The people you meet through what starts there have never heard you say fine. Whatever you answer the first time is what they'll expect from then on. It's a cheap moment to begin with the true one.",
        full: "Your face gives the truer answer by itself, thanks to the excitement there, and for once the reason is no secret. Fine would fool nobody. If one person has heard how you are before, they'll know what to ask about.",
      },
    },
    slow: {
      eases: [
        "Over these weeks fine goes out of use, at least with the two or three people who could tell anyway. They've gotten used to the longer answer. You sleep better for having said it to somebody.",
        "Your own answer gets more exact. Where you'd have said tired, it turns out to be disappointed, or only hungry, and those call for different things. A friend who's told the exact word has a much better idea of what to bring.",
      ],
      presses: [
        "For some weeks there's a thing that you aren't telling anybody, and fine has to be said more often and more brightly. The people you're sparing have probably noticed the brightness. They'd rather have the truth in small portions than all of it at the end.",
        "The true answer has been the same for a while, and you may be tired of giving it. Fine comes back, mostly out of politeness to your listeners. A friend who's heard the truth five times would still take the sixth over the polite version.",
      ],
    },
    houses: {
      new: {
        1: "You've got a new haircut or a new plan, and people say you look wonderful and ask how you are. Nervous is the truer answer. It goes perfectly well with the haircut.",
        2: "New money comes with new math, and a friend may ask how it's going with all that. You can be proud of it and worried about the rent. Fine leaves out both.",
        3: "New people on your street or in a class ask how you are, and they don't know you well enough to worry. A true answer of one sentence is good practice on them.",
        4: 'Something at home gets a new arrangement, and the people in the next room can hear you sigh. Telling them how you are takes less breath than another cheerful fine through the wall.',
        5: "You've begun something for the fun of it, or with somebody. How are you is an easy question for once. Happy is a true answer, even if saying it feels like tempting fate.",
        6: 'A better routine begins, with earlier nights or a walk before work. On the walk you find out how you are, before anybody asks and before fine has had its coffee.',
        7: "Somebody may be getting closer, or the two of you start over. When they ask how you are, they wait for the rest. Fine is a strange thing to say to a person who's waiting.",
        8: "You're about to trust someone with money or with a confidence. It can begin smaller than that, on an evening when they ask how you are and you say nervous, or happy, and leave out the fine.",
        9: "Where you're headed, to study or just to look around, how are you may be a real question. In a new place or a new language, you haven't got fine ready yet, so you have to think about it.",
        10: "You're starting on something at work, and your boss may ask how you're getting on. Fine tells a boss nothing. That you like it and need another week is true and can be planned with.",
        11: "A group makes plans and counts heads. Before you say you're in, somebody may ask how you are. The friends who get the truer answer will know what to do if you're quiet that evening.",
        12: "You get some time to yourself, with nobody to be fine for. After a day of it you know how you are. One friend would like to know as well, when you're back.",
      },
      full: {
        1: "Everybody's looking at you, and how you are can be read at ten feet. You say fine to the first three. The fourth may raise an eyebrow and get the truth.",
        2: "What you have and what you owe have to be added up, and fine is what you tell people about money. If it's tight, a friend who knows will suggest the cheaper place.",
        3: 'Messages pile up, and half of them ask how you are. You send fine to most. Three honest lines to a brother, a sister, or a neighbor would probably get you a phone call.',
        4: 'A family matter or a quarrel over the dishes may boil over, and fine would be funny by then. If somebody at home asks how you are in the middle of it, tired and a bit hurt is an answer they can do something with.',
        5: "The party, the show, or the date is here, and you're happier than you'd planned. People ask how you are over the noise. It's a pity to shout fine when happy is just as short.",
        6: "The work has caught up with you, and your shoulders are giving a truer answer than you are. Somebody at the next desk would take half an hour of it off you if fine weren't in the way.",
        7: "You and somebody close get to the point, and how you are is part of it. They may have taken every fine at face value, or none of them. Either way they'd like to hear the real one now.",
        8: 'A debt or a secret may get cleared up between you and somebody, and how are you is a large question on such an evening. Relieved is a true answer, and so is not yet sure.',
        9: "The trip or the course reaches its high point, and everyone at home wants to know how it is. They get fine and a photo. One of them would love to hear that you're homesick.",
        10: "Your work is out where people judge it, and you're congratulated or questioned all day. Hardly anybody asks how you are. If you call one person in the evening, they can have the whole day's worth of true answers.",
        11: 'Your friends are all in one room, and how are you goes around like a tray of snacks. You take fine the first time. If somebody asks again on the way out, they mean it.',
        12: "Whatever you've been keeping to yourself is close to the surface, and fine has begun to wobble. It holds at the office. With one kind person in a parked car it doesn't have to.",
      },
    },
    turns: {
      begins:
        "Somebody asks how you are, and you tell them, and you keep it to one sentence. You're braced for pity or for a lecture. A nod is more likely, or a question about how long it's been like that. You don't have to answer that one right away. They'll ask again.",
      shows:
        "Your face gets there ahead of you. You're about to say fine, and somebody may ask whether you're all right, in the voice of a person who has time. They wouldn't ask if they hadn't seen that you aren't. Telling them is easier than keeping it from them, and you're tired of what's hard.",
      halts:
        "You seem to run out of fine, and for some months you'd mostly rather say nothing. Silence is a true answer, though it's hard to read from outside. The people closest to you may wonder what they did. One sentence would tell them that it isn't about them, and after that you can be as quiet as you like.",
      resumes:
        "Feelings that you'd put away for a better time are back, and in no special order. You may be happy and close to tears in the course of a single errand. It needn't be explained yet. Asked how you are, you could answer that it's a lot, and let the other person decide whether to sit down.",
      eases:
        "You feel well, and for once you say it without adding that it probably won't last. That's a true answer that people forget to give. Somebody may have worried about you for longer than you knew. You can see it in how they exhale.",
      presses:
        "A cool remark gets under your skin, or something small hurts you more than it ought to. You've got fine on the tip of your tongue. If you say that it stung, you learn within a minute who comes over. That's worth more to you than having looked as if nothing had happened.",
    },
    closes: {
      begins:
        "If two people know by the end of {month} how you really are, then the question has stopped being a greeting between you and them. The true answer takes about as long as fine does. You just don't have to carry the rest of it home.",
      shows:
        "How you are isn't much of a secret from those who love you, and {month} makes that plain. They'd seen most of it already. Your saying it lets them do something about it.",
      halts:
        "You're allowed to have no answer in {month}. It's enough if one person has heard that you aren't fine and that you don't want to talk about it yet. They'll still be there when you do.",
      resumes:
        "The answer may be longer and untidier by the end of {month}, and it'll have somebody on the other end. Fine was neat. It also sent everyone home.",
      eases:
        "That you're doing well is an answer, too, and {month} gives you occasions to say it. People who've seen you happy are quicker to see it when you're not.",
      presses:
        "Something may sting in {month}, and the people you let see it come a step closer. That's how you find out who'd like to know. As long as you're fine, nobody has a reason to come over.",
    },
  },
  {
    asks: "You're easy to be with, and it takes some effort to hide a bad mood. {month} is about letting one be seen, and about what happens then.",
    among:
      "It may be a gray hour after work, a letdown with a friend, or a morning on which you'd rather not talk.",
    cast: {
      sun: 'the pride you take in being easy to have around',
      moon: 'the bad mood itself, which was there before breakfast',
      mercury: 'the bright little message you send from the middle of a bad mood',
      venus: 'the charm you lay over a bad mood so that dinner stays nice',
      mars: 'the snappish reply that a hidden mood has been saving up',
      jupiter: 'the extra cheerfulness that gives your bad mood away',
      saturn: 'the fear that one gray evening would cost you your welcome',
      uranus: "the urge to leave the party while you're still smiling",
      neptune: "the vague gray feeling you couldn't put a name to if asked",
      pluto: 'the grip you keep on a bad mood so that nobody has to see it',
      asc: "the smile that goes on before you know what mood you're in",
      mc: 'the name you have for never being out of sorts',
    },
    before: {
      sun: {
        eases:
          "You're a bit grumpy in front of a person who matters to you, and you don't make up for it. They go on talking to you as usual. A bad mood and a good opinion of you can evidently sit in one room.",
        presses:
          "You've been cheerful since breakfast for people who had no special need of it. Underneath is a mood like wet socks. Keeping it covered is what's made you so tired.",
      },
      mercury: {
        eases:
          "You mention in the first minute that you're in a rotten mood and that it has nothing to do with the other person. They visibly relax. It takes you a little longer, but not much.",
        presses:
          "You write a cheerful message in the worst of moods, and it contains an emoji that you'd never use. The answer may be just as cheerful. That makes two people being bright at each other, possibly for the same reason.",
      },
      venus: {
        eases:
          "A partner or a friend sees that you're low and doesn't try to repair it. They put on a movie. The mood stays for about half of it, and by then you've both lost the plot.",
        presses:
          "You hide the mood so that a nice evening can stay nice, and it works. You weren't quite there, though, and that's the one thing they might have noticed. They like you better than they like the evening.",
      },
      mars: {
        eases:
          "You take the mood out for a fast walk, or you clean the oven with it. There's a good hour's work in a mood like that. By the end of it the oven shines, and you're too tired to be cross.",
        presses:
          "You've held it in all day, and it goes to the last person who calls, who wanted to know how your day was. A bad mood that's had to wait isn't choosy. They'll understand if you call back and tell them that you'd been saving it up.",
      },
      moons: {
        new: "A beginning there comes with smiles and introductions, and your mood hasn't been consulted. It can come along uncovered. New people mostly take a quiet first hour for thoughtfulness, and some of them may be hiding a mood of their own.",
        full: 'Tempers are short while things come to a head there, and your bad mood is one of several. It gets no special looks. Being out of sorts in company turns out to be something that other people do all the time.',
      },
    },
    after: {
      sun: {
        eases:
          "You get up out of sorts, announce it once, and go on with the day. People give you an extra foot of space. Before lunch you've forgotten what sort of mood it was.",
        presses:
          "You may be asked whether you're upset with somebody, by that somebody. You weren't, but you're getting there. It's only a mood, you could tell them, and it'll pass. That takes care of the next three questions as well.",
      },
      mercury: {
        eases:
          "Somebody wants to know whether it's a mood for talking or a mood for being left alone. Nobody's ever put it so well. You know the answer right away, and an hour later it's the other one.",
        presses:
          'Your short replies are taken for a message, and they were only short. The misunderstanding could fill the evening. One line about the mood would clear it up, even if it sounds like something the mood wrote.',
      },
      venus: {
        eases:
          "You're in poor spirits, and somebody is fond of you anyway and says so. It makes you laugh in the middle of it. You stay in the mood a while longer, now that it has an audience.",
        presses:
          "A person who's been patient with your moods may have one of their own. You hadn't pictured them with any. It's your turn to be the easy one, which luckily you can do in your sleep.",
      },
      mars: {
        eases:
          "You snap, you hear it, and you take it back inside a minute. The mood goes with it. If you'd hidden it, you'd have had it until the weekend.",
        presses:
          "Somebody keeps poking the mood to find out whether it's over. It isn't. You go around the block and come back with ice cream for both of you, and that's the whole argument.",
      },
      moons: {
        new: "What starts there gets you as you come, mood included. A first impression made on a gray day has one advantage. The next one is bound to be better, and you won't have had to keep up a smile in between.",
        full: "A bad mood would be understood, with so much going on there, and yours may be about something else altogether. It could travel under the same excuse. Saying what it's really about takes one line, and then somebody can be nice about the right thing.",
      },
    },
    slow: {
      eases: [
        "The low days get shorter over these weeks, since you've quit disguising them. One person at least knows by now what they look like and goes on talking to you as before. You're still easy to be with, moods included.",
        "You begin to recognize the mood while it's still small. You've read the same line three times, or the spoons are going into the sink rather loudly. Mentioned at that point to someone who's around, it seldom gets much bigger.",
      ],
      presses: [
        "Over these weeks the mood stays longer than you'd like, and you're working to keep it out of sight. The work wears you down more than the mood. An hour a week with somebody who doesn't need you cheerful would take the edge off both.",
        "People may have started to plan around your mood, with a softer voice or a text before they call. It's considerate, and it makes you feel like weather. They'd be glad to hear which days are bad ones, since for now they have to guess at all of them.",
      ],
    },
    houses: {
      new: {
        1: "You're at the start of something, and you feel you owe it a sunny face. A bad mood with a new haircut looks interesting, if anything. People may simply ask if you slept well.",
        2: "New income or a new purchase is supposed to make you happy, and for an hour it does. Then the mood is back, and you feel ungrateful on top of it. It's allowed to sit next to the new lamp.",
        3: "You're learning something or getting to know the neighbors, and you're being good company for it. On a gray day a nod will do. Most neighbors have days like that and know the nod.",
        4: "Home is getting a new order, and everybody's being nice about shelves. Your mood has been in the hall closet with the vacuum. If you bring it out, the others may admit that they hate the shelves, too.",
        5: "Fun is planned, with a date or a class or a child who's counting the days, and you've woken up gray. You can go anyway and say so at the door. It's less work to be cheered up than to act it.",
        6: "A better routine begins, and by the third morning you're in a foul mood about it. You needn't hide that from the others who get up early. They're in it as well, which is why nobody talks at the gym.",
        7: "Somebody new gets to see you, and so far they've seen you easy. They'll meet a bad mood sooner or later. The first one goes best if it's about the traffic and you tell them that it is.",
        8: "You're starting to trust a person with money or with a confidence, and they mostly see your good sides. A bad mood belongs in the picture. One evening of it, uncovered, tells them more than a dozen easy ones.",
        9: "A trip or a course that's meant to be wonderful has a gray morning in it, when your feet hurt. You can say so over breakfast. The person beside you may be glad to hear it and glad to sit down.",
        10: "At a new task you're being pleasant to everyone on the hall, and by midweek your cheeks are tired. A colleague may ask if something's the matter. Rough morning is a complete answer, and coffee often follows.",
        11: "A new circle is forming, and you've become its sunshine without applying for the job. If your turn to bring dessert falls on a gray evening, you can set down the pie and be quiet. They'll eat it.",
        12: "You've got a day to yourself, and the mood you've been hiding comes out like a cat when the guests are gone. It walks around. By evening it's lying on your feet, and you've nearly forgotten it.",
      },
      full: {
        1: "Your face is on view, and it's got a mood on it. You hold it up at the corners for the first hour. When you let go, the nearest person may only say that they were wondering when you'd sit down.",
        2: "When the bills are in, you announce in a singing voice that it's all fine. Somebody who knows the amount can hear the singing. You could be grumpy about money together, over a bag of chips.",
        3: "The phone hasn't stopped, and you've put a smiling face under everything you typed. The last message goes out without one. A friend, a brother, or a sister is likely to notice and call.",
        4: "The house is full, and you've kept your mood down so as not to add to it. It's coming out through the dishes. Somebody may take the towel and dry, and ask nothing until the pans.",
        5: "The big evening is here, and you aren't up to it. You smile through the appetizers. If you tell one guest that you're in a rotten mood, it may be the first time that either of you laughs.",
        6: "The work piles up, and being pleasant about it is one more job. If a drawer sticks, that's where the mood comes out. People in the next room probably know the feeling and the drawer.",
        7: "A person close to you would take a bad mood over a locked door. When they ask what's wrong, you can say that you're in one and don't know why. It's easier to sit next to than a smile.",
        8: "Something that the two of you haven't talked about may come out, and you try to be easy about it. They can feel you trying. It gets simpler if you say that you'll be grumpy until tomorrow and would still like dinner.",
        9: "The journey or the course is at its height, with a view or a result that calls for joy, and you're sulking. There's a photo to prove it. It'll be the one that everyone likes best, later on.",
        10: "You're thanked or questioned in public, and you carry it off beautifully. In the elevator your face falls. If somebody's in there with you, they may well let theirs fall, too.",
        11: "All your friends are there, and you're being funny for two hours in spite of a rotten day. On the way to the car you can stop. The one walking beside you would sooner hear about the day than another joke.",
        12: "What you've been covering all week wants out, and there's nobody around to be spared. You have it to yourself, with old music and a blanket. If a friend calls in the middle of it, you might pick up.",
      },
    },
    turns: {
      begins:
        "You're in a bad mood, and you let it be one in company. You say that you'll be quiet for a while, and then you are. It's awkward until the others find something to talk about. You're still sitting there with them, and the mood has less to do when it isn't being hidden.",
      shows:
        "It's in your face and in the way you put down your bag, so it's no use saying that it's nothing. Somebody may ask. In two sentences the thing that put you in this mood sounds smaller than the face you were making, and the other person has probably made that face as well.",
      halts:
        "The pleasantness seems to have run out, and it may stay scarce for some months. You're polite, and that's about it. You may be afraid that people came for the charm. A few of them will tell you that it's good to know what mood you're in, and those would be the ones to have over.",
      resumes:
        "A mood that may have been around for months is lifting, as you can tell from the humming. The people who saw it and came anyway have a really good evening with you coming to them. You find that you're looking forward to it, and you could tell them so.",
      eases:
        "You're at home in your own skin, and you don't search anybody's face to see if that's all right. Your mood is good, as it happens. What's newer is that you'd stay where you are if it went bad by the afternoon. People can feel that, and they stay a little longer themselves.",
      presses:
        "Somebody has put you in a foul mood, and smiling it away is what you're known for. This one won't be smiled away. You say that you're annoyed and that you'd like to talk about it later. It's a clumsy sentence, and it lets you stay for dinner with the face you've got.",
    },
    closes: {
      begins:
        "If you've let a bad mood be seen in {month} and the company stayed, then that's what happens. You're as easy to be with as before. People now know where to find you when you aren't.",
      shows:
        'You may find in {month} that very little happens. A few people ask, one of them makes you laugh, and the mood is gone sooner than the ones that you kept to yourself.',
      halts:
        "Your charm can take {month} off. A mood may show more often without it, and that's rather restful for people who are tired of being charming in return.",
      resumes:
        "A good mood comes back to you in {month}, and it's the real one, since nobody ordered it. Those who've seen you without it will believe in it.",
      eases:
        "It's easy to be easy in a month like {month}. If a bad mood should get in all the same, you could leave it uncovered, with so many good hours on either side of it.",
      presses:
        "By the end of {month} there may be somebody who knows what you look like annoyed and goes on calling. Having no moods isn't what makes you easy to be with. They come over because they like you.",
    },
  },
]
