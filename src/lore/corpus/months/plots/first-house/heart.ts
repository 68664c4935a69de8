import type { MonthPlot } from '#lore/authored.ts'

export const firstHouseHeart: readonly MonthPlot[] = [
  {
    asks: "How are you? {month} is about giving a truer answer than fine, to a few people who'd like to know.",
    among:
      'It may be a rotten morning, a worry about a child or a parent, or how happy an evening with friends has made you.',
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
